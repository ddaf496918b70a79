import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import type { IdRange } from './sitemap.rules.ts'

export type MappedJob = {
  readonly id: string
  readonly title: string
  readonly city: string
  readonly updatedAt: Date
}

type Batch = IdRange & { readonly now: Date; readonly limit: number }

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

export type RangeState = { readonly pages: number; readonly newest: Date | null }

const stateOfRange = defineStatement<IdRange & { now: Date }, RangeState>((db, param) => ({
  compile: () =>
    sql<RangeState>`select count(*) as pages, max(jobs.updated_at) as newest
      from job_search join jobs on jobs.id = job_search.job_id
      where job_search.job_id > ${param('after')}::uuid
        and job_search.job_id <= ${param('last')}::uuid
        and job_search.expires_at > ${param('now')}`.compile(db),
}))

/** A value that changes whenever a job of the range is added, removed or changed. */
export async function findState(
  db: Kysely<DB>,
  range: IdRange,
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

export type MappedCompany = { readonly id: string; readonly name: string; readonly updatedAt: Date }

/** Lists companies with a live job after the last id. A page changes with the newest of its jobs. */
export async function listCompanies(db: Kysely<DB>, batch: Batch): Promise<MappedCompany[]> {
  const { rows } = await sql<MappedCompany>`
    select accounts.id, employer_profiles.organization_name as name, live.changed_at as "updatedAt"
    from accounts
    join employer_profiles on employer_profiles.account_id = accounts.id
    join lateral (
      select max(updated_at) as changed_at from jobs
      where employer_id = accounts.id and status = 'accepted' and expires_at > ${batch.now}
    ) live on live.changed_at is not null
    where accounts.role = 'employer' and accounts.deleted_at is null and accounts.suspended_at is null
      and accounts.id > ${batch.after}::uuid and accounts.id <= ${batch.last}::uuid
    order by accounts.id limit ${batch.limit}`.execute(db)
  return rows
}

/** A value that changes whenever a company of the range gets, loses or changes a live job. */
export async function findCompaniesState(
  db: Kysely<DB>,
  { after, last }: IdRange,
  now: Date,
): Promise<RangeState | undefined> {
  const { rows } = await sql<RangeState>`
    select count(distinct employer_id) as pages, max(updated_at) as newest from jobs
    where status = 'accepted' and expires_at > ${now}
      and employer_id > ${after}::uuid and employer_id <= ${last}::uuid`.execute(db)
  return rows[0]
}

export async function countHiringCompanies(db: Kysely<DB>, now: Date): Promise<number> {
  const { rows } = await sql<{ companies: number }>`
    select count(distinct employer_id) as companies from jobs
    where status = 'accepted' and expires_at > ${now}`.execute(db)
  return rows[0]?.companies ?? 0
}
