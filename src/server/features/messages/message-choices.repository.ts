import type { Kysely } from 'kysely'
import type { Choice } from '#contract/messages/settings.ts'
import type { DB } from '#server/db/types.ts'

/** The ways that a person switched on or off. */
export async function listChoices(db: Kysely<DB>, accountId: string) {
  return await db
    .selectFrom('message_choices')
    .select(['purpose', 'channel', 'is_on as isOn'])
    .where('account_id', '=', accountId)
    .execute()
}

type Chosen = Choice & { readonly accountId: string; readonly isOn: boolean; readonly now: Date }

/** The same choice again keeps its time. */
export async function putChoice(
  db: Kysely<DB>,
  { accountId, purpose, channel, isOn, now }: Chosen,
): Promise<void> {
  await db
    .insertInto('message_choices')
    .values({ account_id: accountId, purpose, channel, is_on: isOn, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'purpose', 'channel'])
        .doUpdateSet({ is_on: isOn, changed_at: now })
        .where('message_choices.is_on', '<>', isOn),
    )
    .execute()
}

/** The role of an account that is still there. */
export async function findRole(db: Kysely<DB>, accountId: string) {
  const account = await db
    .selectFrom('accounts')
    .select('role')
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return account?.role
}
