import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { AdminWork } from '#contract/admin/schemas.ts'
import type { DB } from '#server/db/types.ts'

/** Published jobs with changes that wait. */
const countRevisions = (condition: RawBuilder<unknown>) => sql`
  (select count(*)::int from job_revisions
    join jobs on jobs.id = job_revisions.job_id and jobs.lifecycle_state in ('live', 'paused')
    where outcome is null and ${condition})`

/** What waits for admins now. Each count reads a partial index of what is open. */
export async function countWork(
  db: Kysely<DB>,
  { now, waitingBefore }: { now: Date; waitingBefore: Date },
): Promise<AdminWork> {
  const { rows } = await sql<AdminWork>`
    select
      (select count(*)::int from jobs where status = 'waiting' and lifecycle_state = 'waiting')
        + ${countRevisions(sql`true`)} as "waitingJobs",
      (select count(*)::int from jobs
        where status = 'waiting' and lifecycle_state = 'waiting'
          and coalesce(waiting_since, posted_at) < ${waitingBefore})
        + ${countRevisions(sql`job_revisions.waiting_since < ${waitingBefore}`)}
        as "overdueJobs",
      (select count(*)::int from refunds where status <> 'processed' and status = 'failed')
        as "failedRefunds",
      (select count(*)::int from grievances where answered_at is null) as "openGrievances",
      (select count(*)::int from grievances where answered_at is null and due_at < ${now})
        as "overdueGrievances",
      (select count(*)::int from contact_requests where not is_done and block_id is null) as "openCallBacks",
      (select count(*)::int from contact_requests where not is_done and block_id is not null) as "openObjections",
      (select count(distinct job_id)::int from job_reports where decision is null) as "reportedJobs",
      (select count(distinct organisation_id)::int from evidence
        where state = 'pending' and replaced_at is null and kind <> 'workEmail')
        as "organisationsToCheck"
  `.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a select without a table has one row')
  return counts
}
