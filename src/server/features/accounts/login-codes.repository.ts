import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { DB } from '#server/db/types.ts'
import { latestPast } from '#server/lib/clock.ts'
import type { SendHistory } from './login-code.rules.ts'

type NewCode = {
  readonly codeHash: Buffer
  readonly expiresAt: Date
  /** The network that requested the code. */
  readonly requestedFrom: string
}

/**
 * The number's history, locked until the transaction ends; undefined for a new number. A blank row is
 * inserted first, so that two first requests for a number wait for the same lock. The statements are
 * the same for new and existing numbers, so that the response time reveals nothing.
 */
export async function lockSendHistory(
  db: Kysely<DB>,
  phone: string,
  now: Date,
): Promise<SendHistory | undefined> {
  const inserted = await db
    .insertInto('login_codes')
    .values({
      phone,
      code_hash: Buffer.alloc(0),
      is_spent: true,
      sent_at: now,
      expires_at: now,
      next_send_at: now,
      day_started_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const history = await db
    .selectFrom('login_codes')
    .select([
      'sent_at as sentAt',
      'next_send_at as nextSendAt',
      'send_count as sendCount',
      'day_started_at as dayStartedAt',
      'sent_in_day as sentInDay',
    ])
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return inserted.numInsertedOrUpdatedRows === 1n ? undefined : history
}

/** Replaces the number's code: a number has at most one valid code. */
export async function saveCode(
  db: Kysely<DB>,
  phone: string,
  code: NewCode,
  history: SendHistory,
): Promise<void> {
  await db
    .updateTable('login_codes')
    .set({
      code_hash: code.codeHash,
      expires_at: code.expiresAt,
      asked_from: code.requestedFrom,
      tries: 0,
      tries_elsewhere: 0,
      is_spent: false,
      sent_at: history.sentAt,
      next_send_at: history.nextSendAt,
      send_count: history.sendCount,
      day_started_at: history.dayStartedAt,
      sent_in_day: history.sentInDay,
    })
    .where('phone', '=', phone)
    .execute()
}

/** Withdraws a code that was not delivered. It does not count, and another may be sent at once. */
export async function withdrawCode(
  db: Kysely<DB>,
  phone: string,
  codeHash: Buffer,
  now: Date,
): Promise<void> {
  await db
    .updateTable('login_codes')
    .set((row) => ({
      is_spent: true,
      next_send_at: now,
      send_count: row('send_count', '-', 1),
      sent_in_day: row('sent_in_day', '-', 1),
    }))
    .where('phone', '=', phone)
    .where('code_hash', '=', codeHash)
    .execute()
}

type Guess = { readonly codeHash: Buffer; readonly network: string; readonly now: Date }

/**
 * Counts a try and checks it in one statement, so that parallel guesses cannot exceed the limit of
 * five. Only the network that requested the code may use all five tries, so that strangers cannot
 * invalidate a number's code by guessing. A correct code is spent and clears the wait, unless the
 * daily limit is reached.
 */
export async function tryCode(
  db: Kysely<DB>,
  phone: string,
  { codeHash, network, now }: Guess,
  perDay: number,
): Promise<boolean> {
  const isCorrect = sql<boolean>`code_hash = ${codeHash}`
  const isFromElsewhere = sql<boolean>`(asked_from <> ${network})`
  const checked = await db
    .updateTable('login_codes')
    .set({
      tries: sql`tries + 1`,
      tries_elsewhere: sql`tries_elsewhere + ${isFromElsewhere}::int`,
      is_spent: sql`${isCorrect} or tries + 1 >= ${limits.loginCodeTries}`,
      next_send_at: sql`case when ${isCorrect} and sent_in_day < ${perDay} then ${now} else next_send_at end`,
      send_count: sql`case when ${isCorrect} then 0 else send_count end`,
    })
    .where('phone', '=', phone)
    .where('is_spent', '=', false)
    .where('expires_at', '>', now)
    // A code sent in the future has no known age: the clock was corrected since.
    .where('sent_at', '<=', latestPast(now))
    .where(
      sql<boolean>`(not ${isFromElsewhere} or tries_elsewhere < ${limits.loginCodeTriesElsewhere})`,
    )
    .returning(isCorrect.as('isCorrect'))
    .executeTakeFirst()
  return checked?.isCorrect ?? false
}

/** Deletes numbers whose code, wait and day are over. */
export async function deleteOldCodes(db: Kysely<DB>, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3600 * 1000)
  await db
    .deleteFrom('login_codes')
    .where('day_started_at', '<=', dayAgo)
    .where('expires_at', '<=', now)
    .where('next_send_at', '<=', now)
    .execute()
}
