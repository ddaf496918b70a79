import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { openInvitationStates } from '#contract/interviews/states.ts'
import type { DB } from '#server/db/types.ts'

/** Ends the invitations of applications that are over, and gives their places back. */
export async function endInvitations(
  tx: Transaction<DB>,
  applicationIds: readonly string[],
): Promise<void> {
  if (applicationIds.length === 0) return
  await sql`
    with ended as (
      select application_id, time_id from interview_invitations
      where application_id = any(${applicationIds}::uuid[]) and state = any(${openInvitationStates}::text[])
      order by application_id for update
    ), freed as (
      update interview_times set taken = taken - freed.count
      from (select time_id, count(*)::int as count from ended where time_id is not null group by time_id) freed
      where interview_times.id = freed.time_id
    )
    update interview_invitations set state = 'calledOff', time_id = null
    where application_id in (select application_id from ended)`.execute(tx)
}
