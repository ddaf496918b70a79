import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import type { JobRange } from './sitemap.rules.ts'

export type MappedJob = {
  readonly id: string
  readonly title: string
  readonly city: string
  readonly updatedAt: Date
}

type Batch = JobRange & { readonly now: Date; readonly limit: number }

/** Lists live jobs after the last id, so that each batch is an index range scan. */
const jobsOfRange = defineStatement<Batch, MappedJob>((db, param) => ({
  compile: () =>
    sql<MappedJob>`select jobs.id, jobs.title, jobs.city, jobs.updated_at as "updatedAt"
      from (
        select job_id from job_search
        where job_id > ${param('after')}::uuid and job_id <= ${param('last')}::uuid
          and expires_at > ${param('now')}
        order by job_id limit ${param('limit')}
      ) live
      join jobs on jobs.id = live.job_id
      order by jobs.id`.compile(db),
}))

export async function listJobs(db: Kysely<DB>, batch: Batch): Promise<MappedJob[]> {
  return await jobsOfRange(db, batch)
}

export type RangeState = { readonly jobs: number; readonly newest: Date | null }

const stateOfRange = defineStatement<JobRange & { now: Date }, RangeState>((db, param) => ({
  compile: () =>
    sql<RangeState>`select count(*) as jobs, max(jobs.updated_at) as newest
      from job_search join jobs on jobs.id = job_search.job_id
      where job_search.job_id > ${param('after')}::uuid
        and job_search.job_id <= ${param('last')}::uuid
        and job_search.expires_at > ${param('now')}`.compile(db),
}))

/** A value that changes whenever a job of the range is added, removed or changed. */
export async function findState(
  db: Kysely<DB>,
  range: JobRange,
  now: Date,
): Promise<RangeState | undefined> {
  const [state] = await stateOfRange(db, { ...range, now })
  return state
}

const liveJobs = defineStatement<{ now: Date }, { readonly jobs: number }>((db, param) => ({
  compile: () =>
    sql<{
      jobs: number
    }>`select count(*) as jobs from job_search where expires_at > ${param('now')}`.compile(db),
}))

export async function countLiveJobs(db: Kysely<DB>, now: Date): Promise<number> {
  const [row] = await liveJobs(db, { now })
  return row?.jobs ?? 0
}
