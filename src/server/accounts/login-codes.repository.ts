import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import type { SendHistory } from './login-code.rules.ts'

type NewCode = { readonly codeHash: Buffer; readonly expiresAt: Date }

/**
 * What is known of a number, locked until the transaction ends; undefined for one never asked for.
 * Two first requests for a number meet here: a blank row is laid before the lock is taken.
 */
export async function lockSendHistory(
  db: Kysely<DB>,
  phone: string,
  now: Date,
): Promise<SendHistory | undefined> {
  const laid = await db
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
  if (laid.numInsertedOrUpdatedRows === 1n) return undefined
  return await db
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
    .executeTakeFirst()
}

/** Replaces the number's code, so that one lives at most. */
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
      tries: 0,
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

/** Takes back a code that did not reach its phone: it counts for nothing and may be retried. */
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

/**
 * Counts a try and judges it in one statement, so that no number of parallel guesses is worth more
 * than five. The right code is spent by it, and no wait is left: its owner has the phone in hand.
 */
export async function tryCode(
  db: Kysely<DB>,
  phone: string,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const isRight = sql<boolean>`code_hash = ${codeHash}`
  const judged = await db
    .updateTable('login_codes')
    .set({
      tries: sql`tries + 1`,
      is_spent: sql`${isRight} or tries + 1 >= ${limits.loginCodeTries}`,
      next_send_at: sql`case when ${isRight} then ${now} else next_send_at end`,
      send_count: sql`case when ${isRight} then 0 else send_count end`,
    })
    .where('phone', '=', phone)
    .where('is_spent', '=', false)
    .where('expires_at', '>', now)
    .returning(isRight.as('isRight'))
    .executeTakeFirst()
  return judged?.isRight ?? false
}

/** Forgets numbers whose codes, waits and day are over. */
export async function deleteOldCodes(db: Kysely<DB>, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3600 * 1000)
  await db
    .deleteFrom('login_codes')
    .where('day_started_at', '<=', dayAgo)
    .where('expires_at', '<=', now)
    .where('next_send_at', '<=', now)
    .execute()
}
