import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { DB, PushSubscriptions } from '#server/db/types.ts'

export type SubscriptionRow = Selectable<PushSubscriptions>

/** Locks an account until the transaction ends, so that its subscriptions change one after another. */
export async function lockAccount(tx: Transaction<DB>, accountId: string): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
}

/** Saves a browser's subscription. It belongs to the last person who signed in there. */
export async function putSubscription(
  tx: Transaction<DB>,
  row: Insertable<PushSubscriptions>,
): Promise<void> {
  await tx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({
        account_id: row.account_id,
        session_token_hash: row.session_token_hash,
        public_key: row.public_key,
        auth_secret: row.auth_secret,
        renewed_at: row.renewed_at,
      }),
    )
    .execute()
}

/** Deletes all but the most recently renewed subscriptions of an account. */
export async function deleteAllButNewest(
  tx: Transaction<DB>,
  accountId: string,
  count: number,
): Promise<void> {
  const spare = tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('renewed_at', 'desc')
    .orderBy('id')
    .offset(count)
  await tx.deleteFrom('push_subscriptions').where('id', 'in', spare).execute()
}

export async function dropSessionSubscriptions(db: Kysely<DB>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_token_hash', '=', tokenHash).execute()
}

/** Deletes the subscriptions of all browsers of an account. */
export async function dropSubscriptions(tx: Transaction<DB>, accountId: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('account_id', '=', accountId).execute()
}

export async function hasSubscription(tx: Transaction<DB>, accountId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The subscription, if it still belongs to the account. */
export async function findSubscription(
  db: Kysely<DB>,
  id: string,
  accountId: string,
): Promise<(SubscriptionRow & { readonly recipient: string }) | undefined> {
  return await db
    .selectFrom('push_subscriptions')
    .innerJoin('accounts', 'accounts.id', 'push_subscriptions.account_id')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .selectAll('push_subscriptions')
    .select('identities.subject as recipient')
    .where('push_subscriptions.id', '=', id)
    .where('push_subscriptions.account_id', '=', accountId)
    .where('accounts.suspended_at', 'is', null)
    .executeTakeFirst()
}

export async function dropSubscription(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

type PushKeys = { readonly publicKey: string; readonly privateKey: string }

/** The installation's stored push keys. `candidate` is stored when there are none yet. */
export async function ensurePushKeys(db: Kysely<DB>, candidate: PushKeys): Promise<PushKeys> {
  await sql`
    insert into installation (key, value) values ('push-keys', ${JSON.stringify(candidate)}::jsonb)
    on conflict (key) do nothing`.execute(db)
  const { rows } = await sql<PushKeys>`
    select value ->> 'publicKey' as "publicKey", value ->> 'privateKey' as "privateKey"
    from installation where key = 'push-keys'`.execute(db)
  return rows[0] ?? candidate
}
