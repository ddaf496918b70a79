import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Rating } from '#contract/applications/log-options.ts'
import {
  isShortlistedStage,
  isStageAsShown,
  moveOfStatus,
  stageAfter,
  stageCountKey,
} from '#contract/applications/stages.ts'
import type { ApplicantStage } from '#contract/applications/stages.ts'
import { applicationStatuses } from '#contract/applications/states.ts'
import type { Applicant, listApplicantsSchema } from '#contract/applications/schemas.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { limits } from '#server/lib/limits.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import { endInvitations } from './ended-invitations.repository.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import { decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import type { PlacesService } from '#server/features/places/places.service.ts'
import type { ConsentsService } from '#server/features/privacy/consents.service.ts'
import { putPendingDecision } from './application-news.repository.ts'
import { createApplicantReads } from './applicant-reads.service.ts'
import { findRatings } from './applicant-log.repository.ts'
import { readAnswerFilter } from '#contract/applications/applicant-filters.ts'
import { findQuestions } from '#server/features/jobs/job-questions.repository.ts'
import { findAnswers } from './answers.repository.ts'
import type { ApplicantFilters } from './applications.repository.ts'
import { presentApplicant } from './applications.presenter.ts'
import {
  lockOwnApplication,
  moveApplication,
  withdrawApplication,
} from './application-stages.repository.ts'
import {
  countApplications,
  findAcceptedJob,
  listApplications,
  lockApplication,
  prepareApplicationMonths,
} from './applications.repository.ts'
import type { StageCount } from './applications.repository.ts'

export type ApplicationsService = ReturnType<typeof createApplicationsService>

type ListInput = z.output<typeof listApplicantsSchema>

type Review = {
  readonly jobId: string
  readonly applicationId: string
  readonly status: keyof typeof moveOfStatus
  /** What the screen showed. */
  readonly from?: ApplicationStatus | undefined
  readonly fromStage?: ApplicantStage | undefined
}

type Deps = {
  db: Kysely<DB>
  files: FilesService
  clock: Clock
  audit: Pick<Audit, 'record'>
  consents: Pick<ConsentsService, 'withdraw'>
  places: Pick<PlacesService, 'isPincode' | 'findNearby' | 'distanceKm'>
  log: Log
  config: { limitScale: number }
}

export function createApplicationsService(dependencies: Deps) {
  const { db, files, clock, audit, consents, places } = dependencies
  const reads = createApplicantReads(dependencies)

  /** A job of the employer that was ever live, or for an admin any such job. */
  async function requireReadableJob(viewer: Viewer, jobId: string): Promise<{ pincode: string }> {
    const owner = viewer.role === 'admin' ? 'anyone' : { employerId: viewer.accountId }
    const job = isId(jobId) ? await findAcceptedJob(db, jobId, owner) : undefined
    if (!job) throw new AppError('JOB_NOT_FOUND')
    return job
  }

  /** The pincodes within a filter's distance of a job; null for any. A job without a known one has nobody near. */
  function pincodesWithin(pincode: string, within: ListInput['within']): string[] | null {
    if (within === undefined || within === '') return null
    if (!places.isPincode(pincode)) return []
    return places.findNearby(pincode, Number(within)).map((near) => near.pincode)
  }

  /** The answer that a filter wants; null for any, and for a question that the job asks no more. */
  async function findWantedAnswer(
    jobId: string,
    filter: string,
  ): Promise<ApplicantFilters['answer']> {
    const { questionId, value } = readAnswerFilter(filter)
    if (questionId === '') return null
    const questions = (await findQuestions(db, [jobId])).get(jobId) ?? []
    const question = questions.find(({ id }) => id === questionId)
    return question ? { question, value } : null
  }

  return {
    deleteOldReads: reads.deleteOld,

    /** Creates the partitions of the coming months. */
    prepareMonths: () => prepareApplicationMonths(db, clock.now()),

    /**
     * @throws AppError JOB_NOT_FOUND for a job that the viewer may not see, TOO_MANY_REQUESTS for
     * an employer above the limit of applicants in an hour
     */
    async listApplicants(
      viewer: Viewer,
      jobId: string,
      input: ListInput,
    ): Promise<Page<Applicant>> {
      if (input.jobId !== undefined && input.jobId !== jobId) {
        throw new AppError('MALFORMED', { detail: 'body and path name different jobs' })
      }
      const job = await requireReadableJob(viewer, jobId)
      const { status, limit = limits.listDefault } = input
      const filters = {
        q: input.q?.trim() ?? '',
        experience: input.workexperience ?? null,
        education: input.education ?? null,
        language: input.language ?? null,
        answer: await findWantedAnswer(jobId, input.answer ?? ''),
        pincodes: pincodesWithin(job.pincode, input.within),
        isMismatch: input.mismatch === undefined ? null : input.mismatch === 'yes',
        stage: input.stage ?? null,
      }
      const window = { after: readCursor(input.cursor), limit: limit + 1 }
      const rows = await listApplications(db, jobId, { ...filters, status }, window)
      const counted = await countApplications(db, jobId, filters)
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      const reader = readerOf(viewer)
      await reads.count(
        reader,
        page.map(({ id }) => id),
      )
      if (page.length > 0) {
        const details = { count: page.length }
        await audit.record(db, viewer, { kind: 'applicants-listed', jobId, details })
      }
      const now = clock.now()
      const ids = page.map(({ id }) => id)
      const [answers, ratings] = await Promise.all([
        findAnswers(db, ids),
        reader.role === 'employer' ? findRatings(db, ids) : new Map<string, Rating>(),
      ])
      return {
        items: page.map((row) =>
          presentApplicant(
            {
              row,
              answers: answers.get(row.id) ?? [],
              rating: ratings.get(row.id) ?? null,
              distanceKm: places.distanceKm(row.pincode, job.pincode),
            },
            reader,
            now,
            files,
          ),
        ),
        total: counted
          .filter((each) => status === undefined || each.status === status)
          .reduce((sum, { found }) => sum + found, 0),
        nextCursor: last
          ? encodeCursor({ value: last.applied_at.toISOString(), id: last.id })
          : null,
        counts: countsOf(counted),
      }
    },

    /**
     * Shortlists or rejects an applicant of the employer's own job. The candidate is told some minutes
     * later. The current status again changes nothing.
     * @throws AppError NOT_FOUND, APPLICANT_DECIDED when another screen decided first, STATUS_NOT_ALLOWED
     */
    async reviewApplication(
      viewer: Viewer,
      { jobId, applicationId, status, from, fromStage }: Review,
    ): Promise<void> {
      if (!isId(jobId) || !isId(applicationId)) throw new AppError('NOT_FOUND')
      const wanted = { jobId, applicationId, employerId: viewer.accountId }
      await db.transaction().execute(async (tx) => {
        const current = await lockApplication(tx, wanted)
        if (current === undefined) throw new AppError('NOT_FOUND')
        if (current.status === status) return
        const isAsShown =
          (from ?? current.status) === current.status &&
          isStageAsShown(fromStage ?? current.stage, current.stage)
        if (!isAsShown) throw new AppError('APPLICANT_DECIDED')
        const to = stageAfter(moveOfStatus[status], current.stage)
        if (to === undefined) throw new AppError('STATUS_NOT_ALLOWED')
        const now = clock.now()
        const { accountId } = viewer
        await moveApplication(tx, jobId, {
          applicationId,
          from: current.stage,
          to,
          status,
          accountId,
          now,
        })
        await putPendingDecision(tx, { applicationId, jobId, from: current, now })
      })
    },

    /**
     * Withdraws the candidate's own application for good, and with it the consent to share it. Repeated, it changes nothing.
     * @throws AppError NOT_FOUND, for another candidate's too; STATUS_NOT_ALLOWED when it is over
     */
    async withdrawApplication(viewer: Viewer, applicationId: string): Promise<void> {
      if (!isId(applicationId)) throw new AppError('NOT_FOUND')
      const { accountId } = viewer
      await db.transaction().execute(async (tx) => {
        const from = await lockOwnApplication(tx, accountId, applicationId)
        if (from === undefined) throw new AppError('NOT_FOUND')
        if (from === 'withdrawn') return
        if (stageAfter('withdraw', from) === undefined) throw new AppError('STATUS_NOT_ALLOWED')
        await withdrawApplication(tx, { applicationId, from, accountId, now: clock.now() })
        await endInvitations(tx, [applicationId])
        await consents.withdraw(tx, accountId, { purpose: 'application', applicationId })
      })
    },
  }
}

/** By status; of those who wait the ones who miss a must-have; of the shortlisted ones, those at each stage that has some. */
function countsOf(counted: readonly StageCount[]): Record<string, number> {
  const sum = (rows: readonly StageCount[], of: 'all' | 'mismatches') =>
    rows.reduce((total, row) => total + row[of], 0)
  const ofStatus = (status: ApplicationStatus) => counted.filter((row) => row.status === status)
  return {
    ...Object.fromEntries(applicationStatuses.map((each) => [each, sum(ofStatus(each), 'all')])),
    mismatch: sum(ofStatus('waiting'), 'mismatches'),
    ...Object.fromEntries(
      counted.flatMap(({ stage, all }) =>
        isShortlistedStage(stage) ? [[stageCountKey(stage), all]] : [],
      ),
    ),
  }
}

/** The endpoint's access excludes candidates. */
function readerOf({ accountId, role }: Viewer) {
  if (role === 'candidate') throw new AppError('WRONG_ROLE')
  return { accountId, role }
}

function readCursor(cursor: string | undefined): { at: Date; id: string } | undefined {
  const position = decodeTimeCursor(cursor)
  if (!position) return undefined
  if (!position.at) throw new AppError('MALFORMED', { detail: 'a cursor of another list' })
  return { at: position.at, id: position.id }
}
