import { sql } from 'kysely'
import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import type { JobState, JobStatus } from '#contract/jobs/states.ts'
import type { DB } from '#server/db/types.ts'
import { endOfPausedJob } from '#server/features/jobs/jobs.repository.ts'
import type { JobRow } from '#server/features/jobs/jobs.repository.ts'
import { isId } from '#server/lib/ids.ts'

/** An employer's own jobs, or for admins all posted jobs. */
export type ListOwner = { readonly employerId: string } | 'admins'

export type JobListFilters = {
  readonly status: JobStatus | undefined
  readonly states: readonly JobState[] | undefined
  /** Only jobs with applicants who have no answer. */
  readonly hasNewApplicants: boolean
  /** Part of a job's title, company, or place; for admins of its contact in place of the place, or a job's id. */
  readonly q: string
  /** 'waiting': the longest waiting first, with `order` 'asc'; 'score': the most points first, for admins. */
  readonly sort: 'posted' | 'expiry' | 'waiting' | 'score'
  readonly order: 'asc' | 'desc'
  /** Only jobs with undecided reports. */
  readonly isReported: boolean
  /** Only published jobs with changes that wait for an admin. */
  readonly isRevised: boolean
}

/** `at` is null after a job without the date; points where the list is by them. */
export type ListPosition = { readonly at: Date | number | null; readonly id: string }

export async function listJobs(
  db: Kysely<DB>,
  owner: ListOwner,
  filters: JobListFilters,
  { now, after, limit }: { now: Date; after: ListPosition | undefined; limit: number },
): Promise<JobRow[]> {
  const key = sortKey(owner, filters)
  const comparison = sql.raw(filters.order === 'asc' ? '>' : '<')
  return await db
    .selectFrom('jobs')
    .selectAll()
    .where(matches(owner, filters, now))
    .$if(after !== undefined, (jobs) =>
      jobs.where(
        sql<SqlBool>`(${key}, id) ${comparison}
          (${positionOf(after?.at ?? null)}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(key, filters.order)
    .orderBy('id', filters.order)
    .limit(limit)
    .execute()
}

const positionOf = (at: Date | number | null): RawBuilder<unknown> =>
  typeof at === 'number' ? sql`${at}::smallint` : sql`coalesce(${at}::timestamptz, 'infinity')`

/** The points of a job; none yet counts as none. */
const pointsOf = sql<number>`coalesce(
  (select points from job_scores where job_scores.job_id = jobs.id), 0::smallint)`

export async function findPoints(db: Kysely<DB>, jobId: string): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select(pointsOf.as('points'))
    .where('id', '=', jobId)
    .executeTakeFirst()
  return row?.points ?? 0
}

export async function countJobs(
  db: Kysely<DB>,
  owner: ListOwner,
  filters: JobListFilters,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matches(owner, filters, now))
    .executeTakeFirstOrThrow()
  return count
}

const hasOpenReports: RawBuilder<SqlBool> = sql`
  jobs.id in (select job_id from job_reports where decision is null)`

const hasNewApplicants: RawBuilder<SqlBool> = sql`(
  select sum(count) > 0 from application_counts where job_id = jobs.id and status = 'waiting'
)`

/** Those of a job that ended wait until it runs again. */
const hasRevision: RawBuilder<SqlBool> = sql`
  (lifecycle_state in ('live', 'paused')
    and jobs.id in (select job_id from job_revisions where outcome is null))`

export type StateCount = {
  readonly currentState: JobState
  readonly count: number
  readonly reported: number
  readonly revised: number
}

/** How many jobs with a text the list has in each state, whatever the other filters. */
export async function countJobsByState(
  db: Kysely<DB>,
  owner: ListOwner,
  { q, now }: { q: string; now: Date },
): Promise<StateCount[]> {
  return await db
    .selectFrom('jobs')
    .select(({ fn }) => [
      stateAt(now).as('currentState'),
      fn.countAll<number>().as('count'),
      // Only admins know of reports.
      owner === 'admins'
        ? fn.countAll<number>().filterWhere(hasOpenReports).as('reported')
        : sql<number>`0`.as('reported'),
      owner === 'admins'
        ? fn.countAll<number>().filterWhere(hasRevision).as('revised')
        : sql<number>`0`.as('revised'),
    ])
    .where(isOwnedBy(owner))
    .$if(q !== '', (jobs) => jobs.where(containsText(owner, q)))
    .groupBy('currentState')
    .execute()
}

/**
 * A job without the date sorts as the newest. Every posted job has `posted_at`, so the admins' list needs no coalesce and
 * its index serves.
 */
function sortKey(owner: ListOwner, { sort, isRevised }: JobListFilters): RawBuilder<Date | number> {
  if (sort === 'score') return pointsOf
  if (sort === 'waiting' && isRevised) {
    return sql`(select waiting_since from job_revisions
      where job_id = jobs.id and outcome is null)`
  }
  if (sort === 'waiting') return sql`coalesce(waiting_since, posted_at)`
  if (sort === 'expiry') return sql`coalesce(expires_at, 'infinity')`
  return owner === 'admins' ? sql`posted_at` : sql`coalesce(posted_at, 'infinity')`
}

function matches(owner: ListOwner, filters: JobListFilters, now: Date): RawBuilder<SqlBool> {
  const conditions = [isOwnedBy(owner)]
  if (filters.status !== undefined) conditions.push(hasStatus(filters.status, now))
  if (filters.states !== undefined) {
    conditions.push(sql`${stateAt(now)} = any(${filters.states}::text[])`)
  }
  if (filters.hasNewApplicants) conditions.push(hasNewApplicants)
  if (filters.isRevised) conditions.push(hasRevision)
  if (filters.isReported) conditions.push(hasOpenReports)
  if (filters.q !== '') conditions.push(containsText(owner, filters.q))
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** Admins do not see the jobs of an erased employer, which have no content any more. */
const isOwnedBy = (owner: ListOwner): RawBuilder<SqlBool> =>
  owner === 'admins'
    ? sql`status <> 'unpaid'
        and employer_id not in (select id from accounts where erased_at is not null)`
    : sql`employer_id = ${owner.employerId}`

function hasStatus(status: JobStatus, now: Date): RawBuilder<SqlBool> {
  if (status === 'accepted') return sql`(status = 'accepted' and expires_at > ${now})`
  if (status !== 'expired') return sql`status = ${status}`
  return sql`(status = 'expired' or (status = 'accepted' and expires_at <= ${now}))`
}

/** The current state: past its last day a live job is expired, and a paused one when its pause can last no longer. */
export const stateAt = (now: Date): RawBuilder<JobState> => sql`
  case
    when lifecycle_state = 'live' and expires_at <= ${now} then 'expired'
    when lifecycle_state = 'paused' and ${endOfPausedJob} <= ${now} then 'expired'
    else lifecycle_state
  end`

function containsText(owner: ListOwner, text: string): RawBuilder<SqlBool> {
  if (owner === 'admins' && isId(text)) return sql`id = ${text}`
  const columns =
    owner === 'admins'
      ? ['title', 'company_name', 'contact_name', 'contact_mobile', 'organization_name']
      : ['title', 'company_name', 'location', 'city', 'state']
  const contains = columns.map((name) => sql`strpos(lower(${sql.ref(name)}), lower(${text})) > 0`)
  return sql`(${sql.join(contains, sql` or `)})`
}
