import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { adminName } from '#server/db/admin-name.ts'
import { arrivedAt } from './overview.repository.ts'

export type TeamWorkRow = {
  readonly adminId: string
  readonly name: string | null
  /** Jobs that the admin decided on; a refusal that was taken back is none. */
  readonly decided: number
  readonly calls: number
  /** The median of the hours that these jobs had waited; null without a decision. */
  readonly hours: number | null
}

/** Far more than a team has. */
const maxAdmins = 100

/** What each admin did since an instant, whoever decided most first. */
export async function readTeamWork(db: Kysely<DB>, since: Date): Promise<TeamWorkRow[]> {
  const { rows } = await sql<TeamWorkRow>`
    with decided as (
      select change.admin_id,
        extract(epoch from change.changed_at - coalesce(${arrivedAt('change')}, jobs.posted_at)) / 3600 as hours
      from job_status_changes change
      join jobs on jobs.id = change.job_id
      where change.changed_at >= ${since} and change.admin_id is not null and change.from_state = 'waiting'
        and change.to_state in ('live', 'needs_changes', 'rejected', 'expired')
        and not (change.to_state = 'rejected' and exists (
          select from job_rejections
          where job_rejections.job_id = change.job_id and outcome = 'taken_back'
            and rejected_at between change.changed_at - interval '1 minute' and change.changed_at + interval '1 minute'
        ))
    ), decisions as (
      select admin_id, count(*)::int as decided,
        percentile_cont(0.5) within group (order by hours)::float8 as hours
      from decided group by admin_id
    ), calls as (
      select admin_id, count(*)::int as calls from job_calls where called_at >= ${since} group by admin_id
    )
    select admin_id as "adminId", ${adminName('work.admin_id')} as name,
      coalesce(decided, 0) as decided, coalesce(calls, 0) as calls, hours
    from (select * from decisions full join calls using (admin_id)) work
    order by decided desc, calls desc, name
    limit ${maxAdmins}`.execute(db)
  return rows
}
