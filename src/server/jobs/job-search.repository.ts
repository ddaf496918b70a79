import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
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

/** The newest live jobs after a position. */
export async function searchJobs(
  db: Kysely<DB>,
  { query, now, after, limit }: Search & { after: LivePosition | undefined; limit: number },
): Promise<(JobCardRow & { live_at: Date })[]> {
  return await db
    .with('found', (cte) =>
      cte
        .selectFrom('job_search')
        .select(['job_id', 'live_at'])
        .where('expires_at', '>', now)
        .$if(query !== undefined, (found) => found.where(matches(query)))
        .$if(after !== undefined, (found) =>
          found.where(
            sql<SqlBool>`(live_at, job_id) < (${after?.liveAt}::timestamptz, ${after?.id}::uuid)`,
          ),
        )
        .orderBy('live_at', 'desc')
        .orderBy('job_id', 'desc')
        .limit(limit),
    )
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
