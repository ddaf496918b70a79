import { sql } from 'kysely'
import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import type { JobStatus } from '#contract/jobs.ts'
import type { DB } from '../db/types.ts'
import type { JobRow } from './jobs.repository.ts'

/** Whose list it is: an employer's own jobs, or all that were posted, for admins. */
export type ListOwner = { readonly employerId: string } | 'admins'

export type JobListWish = {
  readonly status: JobStatus | undefined
  /** Text that a job's title, company or, for admins, contact holds. */
  readonly q: string
  readonly sort: 'posted' | 'expiry'
  readonly order: 'asc' | 'desc'
  /** Only jobs with reports that nobody has decided on. */
  readonly isReported: boolean
}

/** `at` is null after a job that has no such date. */
export type ListPosition = { readonly at: Date | null; readonly id: string }

export async function listJobs(
  db: Kysely<DB>,
  owner: ListOwner,
  wish: JobListWish,
  { now, after, limit }: { now: Date; after: ListPosition | undefined; limit: number },
): Promise<JobRow[]> {
  const key = sortKey(owner, wish)
  const isBeyond = sql.raw(wish.order === 'asc' ? '>' : '<')
  return await db
    .selectFrom('jobs')
    .selectAll()
    .where(isWanted(owner, wish, now))
    .$if(after !== undefined, (jobs) =>
      jobs.where(
        sql<SqlBool>`(${key}, id) ${isBeyond}
          (coalesce(${after?.at ?? null}::timestamptz, 'infinity'), ${after?.id}::uuid)`,
      ),
    )
    .orderBy(key, wish.order)
    .orderBy('id', wish.order)
    .limit(limit)
    .execute()
}

export async function countJobs(
  db: Kysely<DB>,
  owner: ListOwner,
  wish: JobListWish,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isWanted(owner, wish, now))
    .executeTakeFirstOrThrow()
  return count
}

export async function countReportedJobs(db: Kysely<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(hasOpenReports)
    .executeTakeFirstOrThrow()
  return count
}

const hasOpenReports: RawBuilder<SqlBool> = sql`
  jobs.id in (select job_id from job_reports where decision is null)`

/** How many jobs the whole list has in each status, whatever is looked for in it. */
export async function countJobsByStatus(
  db: Kysely<DB>,
  owner: ListOwner,
  now: Date,
): Promise<{ readAs: JobStatus; count: number }[]> {
  return await db
    .selectFrom('jobs')
    .select(({ fn }) => [statusAt(now).as('readAs'), fn.countAll<number>().as('count')])
    .where(isOwnedBy(owner))
    .groupBy('readAs')
    .execute()
}

/**
 * A job without the date stands as if it lay ahead, so that it leads the newest. Posted jobs all
 * have the first date; without the detour their index serves.
 */
function sortKey(owner: ListOwner, { sort }: JobListWish): RawBuilder<Date> {
  if (sort === 'expiry') return sql`coalesce(expires_at, 'infinity')`
  return owner === 'admins' ? sql`posted_at` : sql`coalesce(posted_at, 'infinity')`
}

function isWanted(owner: ListOwner, wish: JobListWish, now: Date): RawBuilder<SqlBool> {
  const conditions = [isOwnedBy(owner)]
  if (wish.status !== undefined) conditions.push(hasStatus(wish.status, now))
  if (wish.isReported) conditions.push(hasOpenReports)
  if (wish.q !== '') conditions.push(holdsText(owner, wish.q))
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** Admins see no more of an erased employer's jobs, which say nothing any more. */
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

/** The status as it is read: past its last day an accepted job is expired. */
const statusAt = (now: Date): RawBuilder<JobStatus> => sql`
  case when status = 'accepted' and expires_at <= ${now} then 'expired' else status end`

function holdsText(owner: ListOwner, text: string): RawBuilder<SqlBool> {
  const columns =
    owner === 'admins'
      ? ['title', 'company_name', 'contact_name', 'contact_mobile', 'organization_name']
      : ['title', 'company_name']
  const holds = columns.map((name) => sql`strpos(lower(${sql.ref(name)}), lower(${text})) > 0`)
  return sql`(${sql.join(holds, sql` or `)})`
}
