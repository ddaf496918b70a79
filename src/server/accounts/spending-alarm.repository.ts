import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'

type Raising = { readonly name: string; readonly now: Date; readonly quietSince: Date }

/** Notes that an alarm is raised; false when somebody raised it a short while ago. */
export async function raiseAlarm(
  db: Kysely<DB>,
  { name, now, quietSince }: Raising,
): Promise<boolean> {
  const raised = await db
    .insertInto('alarms')
    .values({ name, raised_at: now })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ raised_at: now })
        .where('alarms.raised_at', '<=', quietSince),
    )
    .returning('name')
    .executeTakeFirst()
  return raised !== undefined
}
