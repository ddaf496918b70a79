import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { DB, Jobs } from '#server/db/types.ts'
import { cardColumns } from '#server/features/jobs/job-columns.ts'
import type { JobCardRow } from '#server/features/jobs/job-columns.ts'

type Saving = {
  readonly candidateId: string
  readonly jobIds: readonly string[]
  readonly now: Date
}

/** Saves jobs that are or were public. A job that is saved already stays as it is. */
export async function insertSaved(
  db: Kysely<DB>,
  { candidateId, jobIds, now }: Saving,
): Promise<void> {
  await sql`
    insert into saved_jobs (candidate_id, job_id, saved_at)
    select ${candidateId}::uuid, id, ${now}::timestamptz
    from jobs
    where id = any(${jobIds}::uuid[]) and first_accepted_at is not null
    order by id
    on conflict do nothing`.execute(db)
}

/** Those of the given jobs that a candidate has saved. */
export async function findSavedAmong(
  db: Kysely<DB>,
  candidateId: string,
  jobIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('candidate_id', '=', candidateId)
    .where('job_id', 'in', jobIds)
    .execute()
  return rows.map(({ job_id: id }) => id)
}

export async function deleteSaved(
  db: Kysely<DB>,
  candidateId: string,
  jobId: string,
): Promise<void> {
  await db
    .deleteFrom('saved_jobs')
    .where('candidate_id', '=', candidateId)
    .where('job_id', '=', jobId)
    .execute()
}

/** The newest first. */
export async function listSavedIds(
  db: Kysely<DB>,
  candidateId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('candidate_id', '=', candidateId)
    .orderBy('saved_at', 'desc')
    .orderBy('job_id')
    .limit(limit)
    .execute()
  return rows.map(({ job_id: id }) => id)
}

export async function countSaved(db: Kysely<DB>, candidateId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('candidate_id', '=', candidateId)
    .executeTakeFirstOrThrow()
  return count
}

export type SavedJobRow = JobCardRow &
  Pick<Selectable<Jobs>, 'lifecycle_state' | 'paused_at' | 'paused_days'> & {
    /** 0 for a live job, 1 for one that may be live again by itself, 2 for one that is over. */
    readonly rank: number
    readonly closingAt: Date
  }

export type SavedPosition = { readonly rank: number; readonly closingAt: Date; readonly id: string }

type ListQuery = {
  readonly candidateId: string
  readonly now: Date
  readonly after: SavedPosition | undefined
  readonly limit: number
}

/** A candidate's saved jobs: live ones first, and among equals those that close first. */
export async function listSaved(
  db: Kysely<DB>,
  { candidateId, now, after, limit }: ListQuery,
): Promise<SavedJobRow[]> {
  const rank = sql<number>`case
    when jobs.lifecycle_state = 'live' and jobs.expires_at > ${now}::timestamptz then 0
    when jobs.lifecycle_state in ('paused', 'waiting', 'needs_changes') then 1
    else 2
  end`
  // A job that was accepted has a last day; until then the row would have none to be listed by.
  const closingAt = sql<Date>`coalesce(jobs.expires_at, jobs.created_at)`
  return await db
    .selectFrom('saved_jobs')
    .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
    .select([...cardColumns, 'jobs.lifecycle_state', 'jobs.paused_at', 'jobs.paused_days'])
    .select([rank.as('rank'), closingAt.as('closingAt')])
    .where('saved_jobs.candidate_id', '=', candidateId)
    .$if(after !== undefined, (found) =>
      found.where(
        sql<boolean>`(${rank}, ${closingAt}, jobs.id)
          > (${after?.rank}::int, ${after?.closingAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(rank)
    .orderBy(closingAt)
    .orderBy('jobs.id')
    .limit(limit)
    .execute()
}
