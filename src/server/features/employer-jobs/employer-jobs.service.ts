import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { listQueuedJobsSchema } from '#contract/admin/schemas.ts'
import type { listOwnJobsSchema } from '#contract/employer-jobs/schemas.ts'
import type { OwnJobForEdit, Revision } from '#contract/job-reviews/schemas.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import {
  jobGroups,
  jobStates,
  stateCountName,
  statusOf,
  statusWireOf,
  toJobStatus,
} from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId } from '#server/lib/ids.ts'
import { decodeNumberCursor, decodeTimeCursor, encodeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import type { FilesService } from '#server/features/files/files.service.ts'
import { createJobsPresenter, waitingSince } from '#server/features/jobs/jobs.presenter.ts'
import * as counts from '#server/features/jobs/job-counts.repository.ts'
import * as jobs from '#server/features/jobs/jobs.repository.ts'
import { findChangeRequests, findRevisions } from '#server/features/jobs/job-reviews.repository.ts'
import { findQuestions } from '#server/features/jobs/job-questions.repository.ts'
import { findRejections } from '#server/features/jobs/job-rejections.repository.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'
import { canAdminRead } from '#server/features/jobs/jobs.rules.ts'
import * as lists from './employer-jobs.repository.ts'
import type { JobListFilters, ListOwner, StateCount } from './employer-jobs.repository.ts'

type OwnInput = z.output<typeof listOwnJobsSchema>
type QueueInput = z.output<typeof listQueuedJobsSchema>
type Deps = { db: Kysely<DB>; clock: Clock; files: Pick<FilesService, 'publicUrl'> }

/** A job with its changes that wait for an admin. */
type ReviewedJob = FullJob & { readonly revision: Revision | null }

export type EmployerJobsService = ReturnType<typeof createEmployerJobsService>

/** Lists of jobs with every field: an employer's own jobs, and for admins all posted jobs. */
export function createEmployerJobsService({ db, clock, files }: Deps) {
  const presenter = createJobsPresenter(files)

  return {
    async listOwnJobs(viewer: Viewer, input: OwnInput): Promise<Page<FullJob>> {
      return await listPage({ employerId: viewer.accountId }, input)
    },

    /** For admins: all posted jobs, the newest, the longest waiting or those with the most points first. All counts follow the search. */
    async listPostedJobs({ sort, ...input }: QueueInput): Promise<Page<ReviewedJob>> {
      const order = sort === 'waiting' ? 'asc' : 'desc'
      return await listPage('admins', { ...input, sort, order })
    },

    /**
     * An own job for the edit form.
     * @throws AppError JOB_NOT_FOUND
     */
    async readOwnJob(viewer: Viewer, jobId: string): Promise<OwnJobForEdit> {
      const job = isId(jobId) ? await jobs.findOwnJob(db, viewer.accountId, jobId) : undefined
      const [full] = job ? await presentAll([job], clock.now()) : []
      if (!full) throw new AppError('JOB_NOT_FOUND')
      return { job: full, edited: full.revision?.edited ?? null }
    },

    /**
     * For admins.
     * @throws AppError JOB_NOT_FOUND, also for a job that is not paid yet
     */
    async getPostedJob(jobId: string): Promise<FullJob> {
      const job = isId(jobId) ? await jobs.findJob(db, jobId) : undefined
      if (!job || !canAdminRead(job)) throw new AppError('JOB_NOT_FOUND')
      const [full] = await presentAll([job], clock.now())
      if (!full) throw new AppError('JOB_NOT_FOUND')
      return full
    },
  }

  async function presentAll(shown: readonly JobRow[], now: Date): Promise<ReviewedJob[]> {
    const ids = shown.map((job) => job.id)
    const rejectedIds = shown.filter(({ status }) => status === 'rejected').map(({ id }) => id)
    const waitingIds = shown.filter(({ status }) => status === 'waiting').map(({ id }) => id)
    const [applicants, views, orders, rejections, requests, revisions, questions] =
      await Promise.all([
        counts.countApplications(db, ids),
        counts.countViews(db, ids),
        jobs.findOrders(db, ids),
        findRejections(db, rejectedIds),
        findChangeRequests(db, waitingIds),
        findRevisions(db, ids),
        findQuestions(db, ids),
      ])
    return shown.map((job) => {
      const related = {
        applicantCounts: applicants(job.id),
        viewCount: views.get(job.id) ?? 0,
        order: orders.get(job.id),
        rejection: rejections.get(job.id),
        changeRequest: requests.get(job.id),
        revision: revisions.get(job.id),
        questions: questions.get(job.id) ?? [],
      }
      const full = presenter.presentFull(job, related, now)
      return { ...full, revision: presenter.presentRevision(job, related, now) }
    })
  }

  async function listPage(
    owner: ListOwner,
    input: Omit<OwnInput, 'sort'> &
      Pick<QueueInput, 'reported' | 'revised' | 'state'> & {
        sort?: JobListFilters['sort'] | undefined
      },
  ): Promise<Page<ReviewedJob>> {
    const now = clock.now()
    const limit = input.limit ?? limits.listDefault
    const filters: JobListFilters = {
      status: input.status === undefined ? undefined : toJobStatus(input.status),
      states: statesIn(input),
      hasNewApplicants: input.applied === 'true',
      q: input.q?.trim() ?? '',
      sort: input.sort ?? 'posted',
      order: input.order ?? 'desc',
      isReported: input.reported === 'true',
      isRevised: input.revised === 'true',
    }
    const after =
      filters.sort === 'score' ? decodeNumberCursor(input.cursor) : decodeTimeCursor(input.cursor)
    const [rows, counted] = await Promise.all([
      lists.listJobs(db, owner, filters, { now, after, limit: limit + 1 }),
      owner === 'admins' ? countQueue(filters, now) : countOwn(owner, filters, now),
    ])
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      items: await presentAll(shown, now),
      ...counted,
      nextCursor: last
        ? encodeCursor({ value: await sortValue(last, filters), id: last.id })
        : null,
    }
  }

  async function sortValue(job: JobRow, filters: JobListFilters): Promise<string | null> {
    if (filters.sort === 'score') return String(await lists.findPoints(db, job.id))
    if (filters.sort !== 'waiting') {
      const value = filters.sort === 'posted' ? job.posted_at : job.expires_at
      return value?.toISOString() ?? null
    }
    if (!filters.isRevised) return waitingSince(job).toISOString()
    const revision = (await findRevisions(db, [job.id])).get(job.id)
    return revision?.waiting_since.toISOString() ?? null
  }

  /** The filters of an employer count all jobs, by status and by state, whatever the search. */
  async function countOwn(owner: ListOwner, filters: JobListFilters, now: Date) {
    const [total, byState] = await Promise.all([
      lists.countJobs(db, owner, filters, now),
      lists.countJobsByState(db, owner, { q: '', now }),
    ])
    const states = byState.map((row) => [stateCountName(row.currentState), row.count] as const)
    return { total, counts: { ...countsOnWire(byState, owner), ...Object.fromEntries(states) } }
  }

  /** The tabs of the admins count what the search finds. */
  async function countQueue(filters: JobListFilters, now: Date) {
    const { q, status, states, isReported, isRevised } = filters
    const byState = await lists.countJobsByState(db, 'admins', { q, now })
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    const listed = byState.filter(
      (row) =>
        (status === undefined || statusOf(row.currentState) === status) &&
        (states === undefined || states.includes(row.currentState)),
    )
    const countOf = (row: StateCount) => {
      if (isReported) return row.reported
      return isRevised ? row.revised : row.count
    }
    return {
      total: sum(listed.map(countOf)),
      counts: {
        ...countsOnWire(byState, 'admins'),
        reported: sum(byState.map((row) => row.reported)),
        revised: sum(byState.map((row) => row.revised)),
        ...Object.fromEntries(
          byState.map((row) => [stateCountName(row.currentState), row.count] as const),
        ),
      },
    }
  }
}

type StatesInput = Pick<OwnInput, 'group'> & Pick<QueueInput, 'state'>

function statesIn({ group, state }: StatesInput): readonly JobState[] | undefined {
  if (state !== undefined) return [state]
  return group === undefined ? undefined : jobGroups[group]
}

/** The count of every status by its wire name, and the total. */
function countsOnWire(
  rows: { currentState: JobState; count: number }[],
  owner: ListOwner,
): Record<string, number> {
  const shown = jobStates.filter((state) => owner !== 'admins' || state !== 'unpaid')
  const counts: Record<string, number> = { total: 0 }
  for (const state of shown) counts[statusWireOf(state)] = 0
  for (const { currentState, count } of rows) {
    const wire = statusWireOf(currentState)
    counts[wire] = (counts[wire] ?? 0) + count
    counts['total'] = (counts['total'] ?? 0) + count
  }
  return counts
}
