import { sql } from 'kysely'
import type { Expression, Kysely, SelectQueryBuilder, SqlBool } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import type { JobRow } from './jobs.repository.ts'
import { termsOfJob } from './search-terms.ts'

/** What a card shows; search reads no more of a job. */
export const cardColumns = [
  'jobs.id',
  'jobs.status',
  'jobs.category',
  'jobs.title',
  'jobs.company_name',
  'jobs.location',
  'jobs.city',
  'jobs.state',
  'jobs.salary',
  'jobs.logo_file_id',
  'jobs.education',
  'jobs.work_types',
  'jobs.posted_at',
  'jobs.expires_at',
] as const

export type JobCardRow = Pick<
  JobRow,
  (typeof cardColumns)[number] extends `jobs.${infer Column extends keyof JobRow}` ? Column : never
>

export type LivePosition = { readonly liveAt: Date; readonly id: string }

/** So many of the newest are read through before the index of terms is asked. */
const probedJobs = 10_000

type Search = {
  /** The text of a tsquery; undefined finds every live job. */
  readonly query: string | undefined
  readonly now: Date
}

/** Makes or renews what search knows of an accepted job. */
export async function putInSearch(trx: Kysely<DB>, job: JobRow): Promise<void> {
  if (job.live_at === null || job.expires_at === null) {
    throw new Error(`job ${job.id} is accepted without a run`)
  }
  const row = {
    live_at: job.live_at,
    expires_at: job.expires_at,
    city: job.city,
    company_name: job.company_name,
    terms: sql<string>`array_to_tsvector(${termsOfJob(job)}::text[])`,
  }
  await trx
    .insertInto('job_search')
    .values({ job_id: job.id, ...row })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(row))
    .execute()
}

export async function dropFromSearch(trx: Kysely<DB>, jobIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('job_search').where('job_id', 'in', jobIds).execute()
}

/**
 * The newest live jobs after a position. Many wishes are met among the newest; where they are not,
 * few jobs match and the index of terms finds them. Left to itself the planner can't tell which of
 * the two it faces, and walks the whole list by date for a word that nobody uses.
 */
export async function searchJobs(
  db: Kysely<DB>,
  wish: Search & { after: LivePosition | undefined; limit: number },
): Promise<(JobCardRow & { live_at: Date })[]> {
  const live = liveJobs(db, wish)
  if (wish.query === undefined) return await readCards(db, newest(live).limit(wish.limit))
  const probe = db
    .selectFrom(newest(live).limit(probedJobs).as('recent'))
    .select(['job_id', 'live_at', 'terms'])
    .where(matches(wish.query))
  const found = await readCards(db, newest(probe).limit(wish.limit))
  if (found.length === wish.limit) return found
  const matching = db
    .with(
      (cte) => cte('matching').materialized(),
      () => live.where(matches(wish.query)),
    )
    .selectFrom('matching')
    .select(['job_id', 'live_at', 'terms'])
  return await readCards(db, newest(matching).limit(wish.limit))
}

type Found = { job_id: string; live_at: Date; terms: string }

const liveJobs = (db: Kysely<DB>, { now, after }: Search & { after: LivePosition | undefined }) =>
  db
    .selectFrom('job_search')
    .select(['job_id', 'live_at', 'terms'])
    .where('expires_at', '>', now)
    .$if(after !== undefined, (live) =>
      live.where(
        sql<SqlBool>`(live_at, job_id) < (${after?.liveAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )

const newest = <Tables, Name extends keyof Tables>(jobs: SelectQueryBuilder<Tables, Name, Found>) =>
  jobs.orderBy(sql`live_at`, 'desc').orderBy(sql`job_id`, 'desc')

async function readCards(
  db: Kysely<DB>,
  found: Expression<Found>,
): Promise<(JobCardRow & { live_at: Date })[]> {
  return await db
    .with('found', () => found)
    .selectFrom('found')
    .innerJoin('jobs', 'jobs.id', 'found.job_id')
    .select([...cardColumns, 'found.live_at'])
    .orderBy('found.live_at', 'desc')
    .orderBy('jobs.id', 'desc')
    .execute()
}

export async function countFound(db: Kysely<DB>, { query, now }: Search): Promise<number> {
  const { count } = await db
    .selectFrom('job_search')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('expires_at', '>', now)
    .$if(query !== undefined, (found) => found.where(matches(query)))
    .executeTakeFirstOrThrow()
  return count
}

const matches = (query: string | undefined) => sql<SqlBool>`terms @@ ${query}::tsquery`

/** The places or companies with most live jobs, one spelling each. */
export async function findChoices(
  db: Kysely<DB>,
  column: 'city' | 'company_name',
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('job_search')
    .select(({ fn }) => fn.min<string>(column).as('choice'))
    .where('expires_at', '>', now)
    .groupBy(({ fn, ref }) => fn<string>('lower', [ref(column)]))
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(limits.filterChoicesMax)
    .execute()
  return rows.map((row) => row.choice)
}

export type HiringCompanyRow = { company_name: string; logo_file_id: string }

/** So many of the newest with a logo are looked at; one company may own a few of them. */
const lookedAtForLogos = 200

/** The companies of the newest live jobs with a logo: each name once, with its newest logo. */
export async function findHiringCompanies(db: Kysely<DB>, now: Date): Promise<HiringCompanyRow[]> {
  const { rows } = await sql<HiringCompanyRow>`
    with recent as (
      select company_name, logo_file_id, live_at, id from jobs
      where status = 'accepted' and logo_file_id is not null and expires_at > ${now}
      order by live_at desc, id desc
      limit ${lookedAtForLogos}
    ), companies as (
      select distinct on (lower(company_name)) company_name, logo_file_id, live_at, id from recent
      order by lower(company_name), live_at desc, id desc
    )
    select company_name, logo_file_id from companies
    order by live_at desc, id desc
    limit ${limits.hiringCompanies}`.execute(db)
  return rows
}

/** Which of these jobs the candidate has applied to. */
export async function findAppliedJobIds(
  db: Kysely<DB>,
  candidateId: string,
  jobIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (jobIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('applications')
    .select('job_id')
    .where('candidate_id', '=', candidateId)
    .where('job_id', 'in', jobIds)
    .execute()
  return new Set(rows.map((row) => row.job_id))
}
