import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { DB } from '../db/types.ts'
import type { JobRange } from './sitemap.rules.ts'

export type MappedJob = {
  readonly id: string
  readonly title: string
  readonly city: string
  readonly updatedAt: Date
}

type Batch = JobRange & { readonly now: Date; readonly limit: number }

/** Goes on from the last id by the key, so that each batch costs what it gives. */
const jobsOfRange = defineStatement<Batch, MappedJob>((db, place) => ({
  compile: () =>
    sql<MappedJob>`select jobs.id, jobs.title, jobs.city, jobs.updated_at as "updatedAt"
      from (
        select job_id from job_search
        where job_id > ${place('after')}::uuid and job_id <= ${place('last')}::uuid
          and expires_at > ${place('now')}
        order by job_id limit ${place('limit')}
      ) live
      join jobs on jobs.id = live.job_id
      order by jobs.id`.compile(db),
}))

export async function listJobs(db: Kysely<DB>, batch: Batch): Promise<MappedJob[]> {
  return await jobsOfRange(db, batch)
}

export type RangeState = { readonly jobs: number; readonly newest: Date | null }

const stateOfRange = defineStatement<JobRange & { now: Date }, RangeState>((db, place) => ({
  compile: () =>
    sql<RangeState>`select count(*) as jobs, max(jobs.updated_at) as newest
      from job_search join jobs on jobs.id = job_search.job_id
      where job_search.job_id > ${place('after')}::uuid
        and job_search.job_id <= ${place('last')}::uuid
        and job_search.expires_at > ${place('now')}`.compile(db),
}))

/** Changes whenever a job of the range comes, goes or changes. */
export async function findState(
  db: Kysely<DB>,
  range: JobRange,
  now: Date,
): Promise<RangeState | undefined> {
  const [state] = await stateOfRange(db, { ...range, now })
  return state
}

const liveJobs = defineStatement<{ now: Date }, { readonly jobs: number }>((db, place) => ({
  compile: () =>
    sql<{
      jobs: number
    }>`select count(*) as jobs from job_search where expires_at > ${place('now')}`.compile(db),
}))

export async function countLiveJobs(db: Kysely<DB>, now: Date): Promise<number> {
  const [row] = await liveJobs(db, { now })
  return row?.jobs ?? 0
}
