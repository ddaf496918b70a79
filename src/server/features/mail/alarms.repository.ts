import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

type Alarm = { readonly name: string; readonly now: Date; readonly quietSince: Date }

/** Records an alarm; false when it was already raised since `quietSince`. */
export async function raiseAlarm(
  db: Kysely<DB>,
  { name, now, quietSince }: Alarm,
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
