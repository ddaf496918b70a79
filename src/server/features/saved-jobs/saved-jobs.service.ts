import type { Kysely } from 'kysely'
import { z } from 'zod'
import { daysBetween, indiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'
import type { listSavedJobsSchema, SavedJob } from '#contract/saved-jobs/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { AppliedJobsService } from '#server/features/applications/applied-jobs.service.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import { createJobsPresenter } from '#server/features/jobs/jobs.presenter.ts'
import { currentState, lastInstantOf } from '#server/features/jobs/jobs.rules.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { readCursor, writeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import * as saved from './saved-jobs.repository.ts'
import type { SavedJobRow } from './saved-jobs.repository.ts'

type Deps = {
  db: Kysely<DB>
  clock: Clock
  files: Pick<FilesService, 'publicUrl'>
  appliedJobs: Pick<AppliedJobsService, 'findAppliedJobIds'>
}

/** Postgres has no year 0. */
const instantSchema = z.iso.datetime().refine((text) => !text.startsWith('0000'))
const positionSchema = z.tuple([z.int().min(0).max(2), instantSchema, z.uuid()])

export type SavedJobsService = ReturnType<typeof createSavedJobsService>

/** The jobs that a candidate keeps to look at again. */
export function createSavedJobsService({ db, clock, files, appliedJobs }: Deps) {
  const { presentCard } = createJobsPresenter(files)

  const present = (job: SavedJobRow, now: Date, alreadyApplied: boolean): SavedJob => {
    const state = currentState(job, now)
    const last = lastInstantOf(job, now)
    return {
      ...presentCard(job, now),
      state,
      closesInDays:
        state === 'live' && last !== null ? daysBetween(indiaDate(now), indiaDate(last)) : null,
      alreadyApplied,
    }
  }

  return {
    /** Those that close first at the top, those that are over at the end. */
    async list(
      { accountId }: Viewer,
      query: z.output<typeof listSavedJobsSchema>,
    ): Promise<Page<SavedJob>> {
      const now = clock.now()
      const { limit = limits.searchPageDefault } = query
      const position = readCursor(query.cursor, positionSchema)
      const after = position && {
        rank: position[0],
        closingAt: new Date(position[1]),
        id: position[2],
      }
      const [rows, total] = await Promise.all([
        saved.listSaved(db, { candidateId: accountId, now, after, limit: limit + 1 }),
        saved.countSaved(db, accountId),
      ])
      const shown = rows.slice(0, limit)
      const applied = await appliedJobs.findAppliedJobIds({
        candidateId: accountId,
        jobIds: shown.map(({ id }) => id),
      })
      const last = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map((job) => present(job, now, applied.has(job.id))),
        total,
        nextCursor: last ? writeCursor([last.rank, last.closingAt.toISOString(), last.id]) : null,
      }
    },

    async listIds({ accountId }: Viewer): Promise<string[]> {
      return await saved.listSavedIds(db, accountId, limits.savedIdsKnown)
    },

    /** Returns those that are saved now; a job that was never public is not. The same again changes nothing. */
    async save({ accountId }: Viewer, jobIds: readonly string[]): Promise<string[]> {
      await saved.insertSaved(db, { candidateId: accountId, jobIds, now: clock.now() })
      return await saved.findSavedAmong(db, accountId, jobIds)
    },

    /**
     * A job that is not saved is no mistake.
     * @throws AppError JOB_NOT_FOUND for what is no id
     */
    async remove({ accountId }: Viewer, jobId: string): Promise<void> {
      if (!isId(jobId)) throw new AppError('JOB_NOT_FOUND')
      await saved.deleteSaved(db, accountId, jobId)
    },
  }
}
