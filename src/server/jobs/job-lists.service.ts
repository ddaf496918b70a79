import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { jobStatuses, toJobStatus, toJobStatusWire } from '#contract/jobs.ts'
import type { FullJob, listOwnJobsSchema, listQueuedJobsSchema } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Clock } from '../lib/clock.ts'
import { isId } from '../lib/ids.ts'
import { decodeTimeCursor, encodeCursor } from '../lib/page.ts'
import type { Page } from '../lib/page.ts'
import * as lists from './job-lists.repository.ts'
import type { JobListWish, ListOwner } from './job-lists.repository.ts'
import type { JobsPresenter } from './jobs.presenter.ts'
import * as jobs from './jobs.repository.ts'
import type { JobRow } from './jobs.repository.ts'
import { canAdminRead } from './jobs.rules.ts'

type OwnWish = z.output<typeof listOwnJobsSchema>
type QueueWish = z.output<typeof listQueuedJobsSchema>
type Needs = { db: Kysely<DB>; clock: Clock; presenter: JobsPresenter }

/** Whole jobs in lists: an employer's own, and all that were posted for admins. */
export function createJobLists({ db, clock, presenter }: Needs) {
  return {
    async listOwnJobs(viewer: Viewer, wish: OwnWish): Promise<Page<FullJob>> {
      return await listPage({ employerId: viewer.accountId }, wish)
    },

    /** For admins: every job that was posted, the newest first. */
    async listPostedJobs(wish: QueueWish): Promise<Page<FullJob>> {
      const [page, reported] = await Promise.all([
        listPage('admins', wish),
        lists.countReportedJobs(db),
      ])
      return { ...page, counts: { ...page.counts, reported } }
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

  async function presentAll(shown: readonly JobRow[], now: Date): Promise<FullJob[]> {
    const ids = shown.map((job) => job.id)
    const [applicants, orders] = await Promise.all([
      jobs.countApplicants(db, ids),
      jobs.findOrders(db, ids),
    ])
    return shown.map((job) => {
      const beside = { applicantCount: applicants.get(job.id) ?? 0, order: orders.get(job.id) }
      return presenter.presentFull(job, beside, now)
    })
  }

  async function listPage(
    owner: ListOwner,
    given: OwnWish & Pick<QueueWish, 'reported'>,
  ): Promise<Page<FullJob>> {
    const now = clock.now()
    const limit = given.limit ?? limits.listDefault
    const wish: JobListWish = {
      status: given.status === undefined ? undefined : toJobStatus(given.status),
      q: given.q?.trim() ?? '',
      sort: given.sort ?? 'posted',
      order: given.order ?? 'desc',
      isReported: given.reported === 'true',
    }
    const after = decodeTimeCursor(given.cursor)
    const [rows, total, byStatus] = await Promise.all([
      lists.listJobs(db, owner, wish, { now, after, limit: limit + 1 }),
      lists.countJobs(db, owner, wish, now),
      lists.countJobsByStatus(db, owner, now),
    ])
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      items: await presentAll(shown, now),
      total,
      nextCursor: last ? encodeCursor({ value: sortValue(last, wish), id: last.id }) : null,
      counts: countsOnWire(byStatus, owner),
    }
  }
}

function sortValue(
  job: { posted_at: Date | null; expires_at: Date | null },
  { sort }: JobListWish,
): string | null {
  const value = sort === 'posted' ? job.posted_at : job.expires_at
  return value?.toISOString() ?? null
}

/** Every status by its wire name, those without a job too, and the sum of all. */
function countsOnWire(
  rows: { readAs: (typeof jobStatuses)[number]; count: number }[],
  owner: ListOwner,
): Record<string, number> {
  const counted = new Map(rows.map((row) => [row.readAs, row.count]))
  const shown = jobStatuses.filter((status) => owner !== 'admins' || status !== 'unpaid')
  const counts = shown.map((status) => [toJobStatusWire(status), counted.get(status) ?? 0] as const)
  return {
    ...Object.fromEntries(counts),
    total: counts.reduce((sum, [, count]) => sum + count, 0),
  }
}
