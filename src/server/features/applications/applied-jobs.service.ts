import type { Kysely } from 'kysely'
import type { ListedJob, ResumeView } from '#contract/job-search/schemas.ts'
import { indiaDate } from '#contract/india-time.ts'
import { createBatcher } from '#server/cache/batch.ts'
import type { DB } from '#server/db/types.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import { createJobsPresenter } from '#server/features/jobs/jobs.presenter.ts'
import type { Clock } from '#server/lib/clock.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import * as repository from './applied-jobs.repository.ts'
import { findLastChanges } from './application-stages.repository.ts'
import type {
  AppliedFilters,
  AppliedJobRow,
  CandidateAndJobs,
  ResumeViewRow,
} from './applied-jobs.repository.ts'

type Deps = { db: Kysely<DB>; clock: Clock; files: Pick<FilesService, 'publicUrl'> }
type ListInput = AppliedFilters & {
  readonly cursor?: string | undefined
  readonly limit: number
}

export type AppliedJobsService = ReturnType<typeof createAppliedJobsService>

/** The jobs that a candidate has applied to. */
export function createAppliedJobsService({ db, clock, files }: Deps) {
  const { presentLabelledCard } = createJobsPresenter(files)

  return {
    /** Which of the given jobs a candidate has applied to. */
    findAppliedJobIds: createBatcher((lookups: readonly CandidateAndJobs[]) =>
      repository.findAppliedJobIds(db, lookups),
    ),

    /** Jobs in any status; the newest application first. */
    async listAppliedJobs(candidateId: string, input: ListInput): Promise<Page<ListedJob>> {
      const now = clock.now()
      const { cursor, limit } = input
      const position = decodeTimeCursor(cursor)
      const after = position?.at
        ? { appliedAt: position.at, applicationId: position.id }
        : undefined
      const [rows, total] = await Promise.all([
        repository.listAppliedJobs(db, candidateId, input, { after, limit: limit + 1 }),
        repository.countAppliedJobs(db, candidateId, input),
      ])
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : undefined
      const applicationIds = shown.map(({ applicationId }) => applicationId)
      const [views, changes] = await Promise.all([
        repository.findResumeViews(db, applicationIds),
        findLastChanges(db, applicationIds),
      ])
      const changedAt = new Map(changes.map((each) => [each.applicationId, each.changedAt]))
      const viewsOf = Map.groupBy(views, ({ applicationId }) => applicationId)
      return {
        items: shown.map((job) => ({
          ...presentLabelledCard(job, now),
          state: job.lifecycleState,
          alreadyApplied: true,
          applicationId: job.applicationId,
          applicationStatus: job.applicationStatus,
          ...presentStage(job, viewsOf.get(job.applicationId) ?? [], changedAt),
          appliedDate: indiaDate(job.appliedAt),
          resumeViews: (viewsOf.get(job.applicationId) ?? []).map(presentView),
        })),
        total,
        nextCursor: last
          ? encodeCursor({ value: last.appliedAt.toISOString(), id: last.applicationId })
          : null,
      }
    },
  }
}

/** An application that waits is seen once somebody of its employer opened the resume. */
function presentStage(
  { applicationId, applicationStage, appliedAt }: AppliedJobRow,
  views: readonly ResumeViewRow[],
  changedAt: ReadonlyMap<string, Date>,
): Pick<ListedJob, 'applicationStage' | 'stageDate'> {
  const seen = views.find(({ viewerRole }) => viewerRole === 'employer')
  if (applicationStage === 'applied' && seen) {
    return { applicationStage: 'seen', stageDate: indiaDate(seen.firstAt) }
  }
  return { applicationStage, stageDate: indiaDate(changedAt.get(applicationId) ?? appliedAt) }
}

const presentView = ({ viewerRole, firstAt, lastAt, times }: ResumeViewRow): ResumeView => ({
  by: viewerRole === 'employer' ? 'company' : 'team',
  firstDate: indiaDate(firstAt),
  lastDate: indiaDate(lastAt),
  times,
})
