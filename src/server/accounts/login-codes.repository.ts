import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB } from '../db/types.ts'
import { latestPast } from '../lib/clock.ts'
import type { SendHistory } from './login-code.rules.ts'

type NewCode = {
  readonly codeHash: Buffer
  readonly expiresAt: Date
  /** The network that asked for it. */
  readonly askedFrom: string
}

/**
 * What is known of a number, locked until the transaction ends; undefined for one never asked for.
 * Two first requests for a number meet here: a blank row is laid before the lock is taken. It asks
 * the same of the database whether the number is known or not, so that it takes as long.
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
  return laid.numInsertedOrUpdatedRows === 1n ? undefined : history
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
      asked_from: code.askedFrom,
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

type Guess = { readonly codeHash: Buffer; readonly network: string; readonly now: Date }

/**
 * Counts a try and judges it in one statement, so that no number of parallel guesses is worth more
 * than five. Only the network that asked for the code may use all of them: strangers can't kill the
 * codes of a number by guessing. The right code is spent by it, and no wait is left, its owner has the
 * phone in hand; unless the day's codes are used up.
 */
export async function tryCode(
  db: Kysely<DB>,
  phone: string,
  { codeHash, network, now }: Guess,
  perDay: number,
): Promise<boolean> {
  const isRight = sql<boolean>`code_hash = ${codeHash}`
  const isFromElsewhere = sql<boolean>`(asked_from <> ${network})`
  const judged = await db
    .updateTable('login_codes')
    .set({
      tries: sql`tries + 1`,
      tries_elsewhere: sql`tries_elsewhere + ${isFromElsewhere}::int`,
      is_spent: sql`${isRight} or tries + 1 >= ${limits.loginCodeTries}`,
      next_send_at: sql`case when ${isRight} and sent_in_day < ${perDay} then ${now} else next_send_at end`,
      send_count: sql`case when ${isRight} then 0 else send_count end`,
    })
    .where('phone', '=', phone)
    .where('is_spent', '=', false)
    .where('expires_at', '>', now)
    // Of what the clock has yet to come to nobody knows how old it is.
    .where('sent_at', '<=', latestPast(now))
    .where(
      sql<boolean>`(not ${isFromElsewhere} or tries_elsewhere < ${limits.loginCodeTriesElsewhere})`,
    )
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
