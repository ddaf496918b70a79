import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import { cardColumns } from '#server/features/jobs/job-columns.ts'
import type { JobCardRow } from '#server/features/jobs/job-columns.ts'

export type LiveCount = { readonly live: number; readonly newLive: number }

/** How many jobs are live, and how many of them since an instant. An index-only scan. */
export async function countLive(db: Kysely<DB>, now: Date, since: Date): Promise<LiveCount> {
  const { rows } = await sql<LiveCount>`
    select count(*)::int as live, (count(*) filter (where live_at > ${since}))::int as "newLive"
    from jobs where status = 'accepted' and expires_at > ${now}`.execute(db)
  return rows[0] ?? { live: 0, newLive: 0 }
}

/** The jobs are taken from so many of the last decisions. */
const lastDecisions = 100

export type CheckedJob = { readonly id: string; readonly checkedAt: Date }

/** The live jobs that an admin accepted last and since an instant, one of each company; some more than are shown. */
export async function findLastChecked(
  db: Kysely<DB>,
  now: Date,
  since: Date,
): Promise<CheckedJob[]> {
  const { rows } = await sql<CheckedJob>`
    with decided as (
      select job_id, changed_at, id from job_status_changes
      where to_status = 'accepted' and admin_id is not null and changed_at > ${since}
      order by id desc limit ${lastDecisions}
    ), checked as (
      select distinct on (lower(jobs.company_name)) jobs.id, decided.changed_at, decided.id as number
      from decided join jobs on jobs.id = decided.job_id
      where jobs.status = 'accepted' and jobs.expires_at > ${now}
      order by lower(jobs.company_name), decided.id desc
    )
    select id, changed_at as "checkedAt" from checked
    order by number desc limit ${2 * limits.homeJobs}`.execute(db)
  return rows
}

/** Those of the jobs that are live, in no order. */
export async function findLive(
  db: Kysely<DB>,
  ids: readonly string[],
  now: Date,
): Promise<JobCardRow[]> {
  return await db
    .selectFrom('jobs')
    .select(cardColumns)
    .where('id', 'in', ids)
    .where('status', '=', 'accepted')
    .where('expires_at', '>', now)
    .execute()
}
