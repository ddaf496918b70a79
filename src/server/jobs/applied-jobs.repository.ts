import { sql } from 'kysely'
import type { Kysely, SelectQueryBuilder, SqlBool } from 'kysely'
import type { ApplicationStatus } from '#contract/applications.ts'
import { defineStatement } from '../db/statement.ts'
import type { DB } from '../db/types.ts'
import { cardColumns } from '../search/search-cards.ts'
import type { JobCardRow } from '../search/search-cards.ts'

export type AppliedJobRow = JobCardRow & {
  applicationId: string
  applicationStatus: ApplicationStatus
  appliedAt: Date
}

export type ResumeViewRow = {
  readonly applicationId: string
  readonly viewerRole: 'employer' | 'admin'
  readonly firstAt: Date
  readonly lastAt: Date
  readonly times: number
}

/** Who has opened the resumes of applications; the employer first. */
export async function findResumeViews(
  db: Kysely<DB>,
  applicationIds: readonly string[],
): Promise<ResumeViewRow[]> {
  if (applicationIds.length === 0) return []
  return await db
    .selectFrom('resume_views')
    .select([
      'application_id as applicationId',
      'viewer_role as viewerRole',
      'first_at as firstAt',
      'last_at as lastAt',
      'times',
    ])
    .where('application_id', 'in', applicationIds)
    .orderBy('viewer_role', 'desc')
    .execute()
}

/** '' and undefined ask for nothing. */
export type AppliedWish = {
  readonly words: readonly string[]
  readonly location?: string | undefined
  readonly company?: string | undefined
  readonly education?: string | undefined
  readonly category?: string | undefined
}

type AppliedPosition = { readonly appliedAt: Date; readonly applicationId: string }

/** The jobs a candidate applied to, whatever became of them; the newest application first. */
export async function listAppliedJobs(
  db: Kysely<DB>,
  candidateId: string,
  wish: AppliedWish,
  { after, limit }: { after: AppliedPosition | undefined; limit: number },
): Promise<AppliedJobRow[]> {
  return await appliedJobs(db, candidateId, wish)
    .select([
      ...cardColumns,
      'applications.id as applicationId',
      'applications.status as applicationStatus',
      'applications.applied_at as appliedAt',
    ])
    .$if(after !== undefined, (found) =>
      found.where(
        sql<SqlBool>`(applied_at, applications.id)
          < (${after?.appliedAt}::timestamptz, ${after?.applicationId}::uuid)`,
      ),
    )
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countAppliedJobs(
  db: Kysely<DB>,
  candidateId: string,
  wish: AppliedWish,
): Promise<number> {
  const { count } = await appliedJobs(db, candidateId, wish)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Jobs that are live no more stand in no search table, so their own columns are asked. */
function appliedJobs(
  db: Kysely<DB>,
  candidateId: string,
  wish: AppliedWish,
): SelectQueryBuilder<DB, 'jobs' | 'applications', object> {
  const { location, company, education, category } = wish
  let query = db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .where('applications.candidate_id', '=', candidateId)
  for (const word of wish.words) {
    query = query.where(sql<SqlBool>`strpos(lower(jobs.title), ${word}) > 0`)
  }
  if (isGiven(location)) query = query.where(sql<SqlBool>`lower(jobs.city) = lower(${location})`)
  if (isGiven(company)) {
    query = query.where(sql<SqlBool>`lower(jobs.company_name) = lower(${company})`)
  }
  if (isGiven(education)) query = query.where(sql<SqlBool>`${education} = any(jobs.education)`)
  if (isGiven(category)) query = query.where(sql<SqlBool>`jobs.category = ${category}`)
  return query
}

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== ''

export type CandidateAndJobs = { readonly candidateId: string; readonly jobIds: readonly string[] }

const appliedAmong = defineStatement<
  { candidateIds: readonly string[]; jobIds: readonly string[] },
  { candidate_id: string; job_id: string }
>((db, place) =>
  db
    .selectFrom(
      sql<{ candidate_id: string; job_id: string }>`
        unnest(${place('candidateIds')}::uuid[], ${place('jobIds')}::uuid[])`.as<'pair'>(
        sql`pair(candidate_id, job_id)`,
      ),
    )
    .innerJoin('application_keys as key', (join) =>
      join
        .onRef('key.job_id', '=', 'pair.job_id')
        .onRef('key.candidate_id', '=', 'pair.candidate_id'),
    )
    .select(['key.candidate_id', 'key.job_id']),
)

/**
 * Which of the jobs each candidate has applied to, at their place. Each is asked for the own jobs alone: everybody for
 * everybody's took the longer the more people searched at once.
 */
export async function findAppliedJobIds(
  db: Kysely<DB>,
  asked: readonly CandidateAndJobs[],
): Promise<ReadonlySet<string>[]> {
  const candidateIds = asked.flatMap(({ candidateId, jobIds }) => jobIds.map(() => candidateId))
  const jobIds = asked.flatMap((each) => each.jobIds)
  const rows = jobIds.length === 0 ? [] : await appliedAmong(db, { candidateIds, jobIds })
  const applied = new Map(asked.map(({ candidateId }) => [candidateId, new Set<string>()] as const))
  for (const row of rows) applied.get(row.candidate_id)?.add(row.job_id)
  return asked.map(({ candidateId }) => applied.get(candidateId) ?? new Set())
}
