import { sql } from 'kysely'
import type { Kysely, SelectQueryBuilder, SqlBool } from 'kysely'
import { openStages, unansweredStages } from '#contract/applications/stages.ts'
import type { ApplicationsShown, ApplicationStage } from '#contract/applications/stages.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { closedByEmployer } from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { defineStatement, opaque } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import { cardColumns } from '#server/features/jobs/job-columns.ts'
import type { JobCardRow } from '#server/features/jobs/job-columns.ts'

export type AppliedJobRow = JobCardRow & {
  applicationId: string
  applicationStatus: ApplicationStatus
  applicationStage: ApplicationStage
  appliedAt: Date
  lifecycleState: JobState
}

export type ResumeViewRow = {
  readonly applicationId: string
  readonly viewerRole: 'employer' | 'admin'
  readonly firstAt: Date
  readonly lastAt: Date
  readonly times: number
}

/** Who has opened the resumes of applications; employers come first. */
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

/** '' and undefined do not filter. */
export type AppliedFilters = {
  readonly words: readonly string[]
  readonly location?: string | undefined
  readonly company?: string | undefined
  readonly education?: string | undefined
  readonly category?: string | undefined
  readonly shown?: ApplicationsShown | undefined
}

type AppliedPosition = { readonly appliedAt: Date; readonly applicationId: string }

/** All jobs that a candidate applied to, in any status; the newest application first. */
export async function listAppliedJobs(
  db: Kysely<DB>,
  candidateId: string,
  filters: AppliedFilters,
  { after, limit }: { after: AppliedPosition | undefined; limit: number },
): Promise<AppliedJobRow[]> {
  return await appliedJobs(db, candidateId, filters)
    .select([
      ...cardColumns,
      'applications.id as applicationId',
      'applications.status as applicationStatus',
      'applications.stage as applicationStage',
      'applications.applied_at as appliedAt',
      'jobs.lifecycle_state as lifecycleState',
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
  filters: AppliedFilters,
): Promise<number> {
  const { count } = await appliedJobs(db, candidateId, filters)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** An application that nobody answered ends with its job. */
const isGoingOn = sql<SqlBool>`(
  applications.stage in (${sql.join(openStages)})
  and not (applications.stage in (${sql.join(unansweredStages)}) and jobs.lifecycle_state in (${sql.join(closedByEmployer.map(sql.lit))}))
)`

/** Closed jobs are not in the search index, so the jobs' own columns are queried. */
function appliedJobs(
  db: Kysely<DB>,
  candidateId: string,
  filters: AppliedFilters,
): SelectQueryBuilder<DB, 'jobs' | 'applications', object> {
  const { location, company, education, category, shown = 'all' } = filters
  let query = db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .where('applications.candidate_id', '=', candidateId)
  for (const word of filters.words) {
    query = query.where(sql<SqlBool>`strpos(lower(jobs.title), ${word}) > 0`)
  }
  if (isGiven(location)) query = query.where(sql<SqlBool>`lower(jobs.city) = lower(${location})`)
  if (isGiven(company)) {
    query = query.where(sql<SqlBool>`lower(jobs.company_name) = lower(${company})`)
  }
  if (isGiven(education)) query = query.where(sql<SqlBool>`${education} = any(jobs.education)`)
  if (isGiven(category)) query = query.where(sql<SqlBool>`jobs.category = ${category}`)
  if (shown !== 'all') query = query.where(sql<SqlBool>`${isGoingOn} = ${shown === 'going'}`)
  return query
}

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== ''

export type CandidateAndJobs = { readonly candidateId: string; readonly jobIds: readonly string[] }

const appliedAmong = defineStatement<
  { candidateIds: readonly string[]; jobIds: readonly string[] },
  { candidate_id: string; job_id: string }
>((db, param) =>
  db
    .selectFrom(
      sql<{ candidate_id: string; job_id: string }>`
        unnest(${opaque(param('candidateIds'), 'uuid[]')}, ${opaque(param('jobIds'), 'uuid[]')})`.as<'pair'>(
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
 * The jobs that each candidate has applied to, in the order of the lookups. The query pairs each candidate with the own
 * jobs: every candidate with every job of a batch would grow with its square.
 */
export async function findAppliedJobIds(
  db: Kysely<DB>,
  lookups: readonly CandidateAndJobs[],
): Promise<ReadonlySet<string>[]> {
  const candidateIds = lookups.flatMap(({ candidateId, jobIds }) => jobIds.map(() => candidateId))
  const jobIds = lookups.flatMap((each) => each.jobIds)
  const rows = jobIds.length === 0 ? [] : await appliedAmong(db, { candidateIds, jobIds })
  const applied = new Map(
    lookups.map(({ candidateId }) => [candidateId, new Set<string>()] as const),
  )
  for (const row of rows) applied.get(row.candidate_id)?.add(row.job_id)
  return lookups.map(({ candidateId }) => applied.get(candidateId) ?? new Set())
}
