import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { CreditUses, DB, PostCredits } from '#server/db/types.ts'

export type CreditRow = Selectable<PostCredits>

/** Inserts the posts of a purchase that are not there yet, and returns them. */
export async function insertCredits(
  tx: Kysely<DB>,
  credits: readonly Insertable<PostCredits>[],
): Promise<CreditRow[]> {
  return await tx
    .insertInto('post_credits')
    .values(credits)
    .onConflict((conflict) => conflict.columns(['order_id', 'serial']).doNothing())
    .returningAll()
    .execute()
}

/** Posts that can be used at an instant: not ended, and no job uses them. */
const usable = (db: Kysely<DB>, employerId: string, now: Date) =>
  db
    .selectFrom('post_credits')
    .where('employer_id', '=', employerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where(isUnused)

const isUnused = sql<boolean>`not exists (
  select from credit_uses u where u.credit_id = post_credits.id and u.returned_at is null)`

/** Locks the usable post that ends first. The caller has locked the employer. */
export async function lockOldest(
  tx: Transaction<DB>,
  input: { employerId: string; plan: PlanName; now: Date },
): Promise<CreditRow | undefined> {
  return await usable(tx, input.employerId, input.now)
    .selectAll()
    .where('plan', '=', input.plan)
    .orderBy('expires_at')
    .orderBy('bought_at')
    .orderBy('order_id')
    .orderBy('serial')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The usable posts of each plan, and when the first of them ends. */
export async function countUsable(db: Kysely<DB>, employerId: string, now: Date) {
  return await usable(db, employerId, now)
    .select(({ fn }) => [
      'plan',
      fn.countAll<number>().as('count'),
      fn.min('expires_at').as('firstEndsAt'),
    ])
    .groupBy('plan')
    .execute()
}

/** Records the use of a post by a job. The database allows one job at a time. */
export async function insertUse(tx: Transaction<DB>, use: Insertable<CreditUses>): Promise<void> {
  await tx.insertInto('credit_uses').values(use).execute()
}

export type UseRow = Selectable<CreditUses> & {
  readonly order_id: string
  readonly employer_id: string
  readonly expires_at: Date
}

const uses = (tx: Transaction<DB>) =>
  tx
    .selectFrom('credit_uses')
    .innerJoin('post_credits', 'post_credits.id', 'credit_uses.credit_id')
    .selectAll('credit_uses')
    .select(['post_credits.order_id', 'post_credits.employer_id', 'post_credits.expires_at'])
    // A post that renewed a job never comes back.
    .where('credit_uses.renewal_id', 'is', null)

/** Locks the bought post that a job was posted with, if it was. */
export async function lockUse(tx: Transaction<DB>, jobId: string): Promise<UseRow | undefined> {
  return await uses(tx).where('credit_uses.job_id', '=', jobId).forNoKeyUpdate().executeTakeFirst()
}

/** Locks the bought posts that jobs of an employer were posted with. */
export async function lockUsesOf(tx: Transaction<DB>, employerId: string): Promise<UseRow[]> {
  return await uses(tx)
    .where('post_credits.employer_id', '=', employerId)
    .where('credit_uses.returned_at', 'is', null)
    .orderBy('credit_uses.credit_id')
    .forNoKeyUpdate()
    .execute()
}

/** Gives a post back by one job; false when it is back already. */
export async function returnUse(
  tx: Transaction<DB>,
  use: UseRow,
  { at, expiresAt }: { at: Date; expiresAt: Date },
): Promise<boolean> {
  const returned = await tx
    .updateTable('credit_uses')
    .set({ returned_at: at })
    .where('job_id', '=', use.job_id)
    .where('credit_id', '=', use.credit_id)
    .where('returned_at', 'is', null)
    .returning('job_id')
    .executeTakeFirst()
  if (!returned) return false
  await tx
    .updateTable('post_credits')
    .set({ expires_at: expiresAt })
    .where('id', '=', use.credit_id)
    .execute()
  return true
}

/** Ends all unused posts of a purchase as refunded, and returns them. The caller has locked the employer. */
export async function endUnused(
  tx: Transaction<DB>,
  orderId: string,
  at: Date,
): Promise<CreditRow[]> {
  return await tx
    .updateTable('post_credits')
    .set({ ended_at: at, ended_as: 'refunded' })
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .where(isUnused)
    .returningAll()
    .execute()
}

export async function hasUnused(tx: Transaction<DB>, orderId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('post_credits')
    .select('id')
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .where(isUnused)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends unused posts whose last day is over, and returns them. */
export async function endExpired(
  tx: Transaction<DB>,
  now: Date,
  limit: number,
): Promise<CreditRow[]> {
  // Locked before it is asked again whether they are used: a job that uses one now holds its lock.
  const due = await tx
    .selectFrom('post_credits')
    .select('id')
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .where(isUnused)
    .orderBy('expires_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return []
  return await tx
    .updateTable('post_credits')
    .set({ ended_at: now, ended_as: 'expired' })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where(isUnused)
    .returningAll()
    .execute()
}
