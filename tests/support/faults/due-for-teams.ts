import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { newId } from '#server/lib/ids.ts'
import { daysAgo, rowsOf } from './due-parts.ts'
import type { MakeDue } from './due-parts.ts'

/** What is due of teams. */
export const dueForTeams = {
  'forget-team-invitations': async (stage) => {
    const { testApp, world } = stage
    for (const phone of ['+919800000001', '+919800000002']) {
      await testApp.db
        .insertInto('organisation_members')
        .values({
          id: newId(),
          organisation_id: world.owner.accountId,
          phone,
          name: 'Meera',
          role: 'viewer',
          invited_at: daysAgo(stage, limits.teamInvitationDays + 1),
          ends_at: daysAgo(stage, 1),
        })
        .execute()
    }
    return rowsOf(
      stage,
      sql`select count(*)::int from organisation_members where name = 'Meera' and member_id is null`,
    )
  },
} as const satisfies Record<string, MakeDue>
