import type { Kysely, Transaction } from 'kysely'
import { planNames } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { PostsLeft } from '#contract/payments/schemas.ts'
import type { DB, LedgerEntries } from '#server/db/types.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { newId } from '#server/lib/ids.ts'
import * as credits from './credits.repository.ts'
import type { CreditRow, UseRow } from './credits.repository.ts'
import { creditEndsAt, endsAtAfterReturn, refundOfPosts } from './credits.rules.ts'
import type { Amounts } from './credits.rules.ts'
import { addLedgerEntry } from './money.repository.ts'
import type { OrderRow } from './orders.repository.ts'

const batchSize = 200

export type Credits = ReturnType<typeof createCredits>

/**
 * Posts that are bought together and used one by one. Who takes a post away (posting, a refund) has locked the employer, so
 * that no two do at once; each step is an entry of the ledger.
 */
export function createCredits({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    /** The employer's posts that can be used now, by plan. */
    async countLeft(employerId: string): Promise<PostsLeft[]> {
      const rows = await credits.countUsable(db, employerId, clock.now())
      return planNames.map((plan) => {
        const found = rows.find((row) => row.plan === plan)
        return {
          plan,
          count: found?.count ?? 0,
          firstEndsAt: found?.firstEndsAt.toISOString() ?? null,
        }
      })
    },

    /** Gives the posts of a paid purchase to its employer. Idempotent. */
    async grant(tx: Transaction<DB>, order: OrderRow): Promise<void> {
      const boughtAt = order.paid_at ?? clock.now()
      const bought = await credits.insertCredits(
        tx,
        Array.from({ length: order.quantity }, (_, index) => ({
          id: newId(),
          order_id: order.id,
          serial: index + 1,
          employer_id: order.employer_id,
          plan: order.plan,
          price_paise: order.price_paise / order.quantity,
          bought_at: boughtAt,
          expires_at: creditEndsAt(boughtAt),
        })),
      )
      await record(tx, 'credit_bought', bought)
    },

    /**
     * Locks the employer's oldest post of a plan. The caller has locked the employer.
     * @throws AppError NO_POST_LEFT
     */
    async lockOldest(tx: Transaction<DB>, employerId: string, plan: PlanName): Promise<CreditRow> {
      const credit = await credits.lockOldest(tx, { employerId, plan, now: clock.now() })
      if (!credit) throw new AppError('NO_POST_LEFT')
      return credit
    },

    /** Uses a locked post for a job: to post it, or to renew it. */
    async use(
      tx: Transaction<DB>,
      credit: CreditRow,
      { jobId, renewalId = null }: { jobId: string; renewalId?: string | null },
    ): Promise<void> {
      const at = clock.now()
      await credits.insertUse(tx, {
        job_id: jobId,
        credit_id: credit.id,
        used_at: at,
        renewal_id: renewalId,
      })
      await addLedgerEntry(tx, {
        kind: 'credit_used',
        employer_id: credit.employer_id,
        credit_id: credit.id,
        order_id: credit.order_id,
        job_id: jobId,
        amount_paise: 0,
        recorded_at: at,
      })
    },

    lockUse: (tx: Transaction<DB>, jobId: string) => credits.lockUse(tx, jobId),
    lockUsesOf: (tx: Transaction<DB>, employerId: string) => credits.lockUsesOf(tx, employerId),

    /** Gives the post of a job back to its employer. Idempotent. */
    async giveBack(tx: Transaction<DB>, use: UseRow): Promise<void> {
      const at = clock.now()
      const expiresAt = endsAtAfterReturn(use.expires_at, at)
      if (!(await credits.returnUse(tx, use, { at, expiresAt }))) return
      await addLedgerEntry(tx, {
        kind: 'credit_returned',
        employer_id: use.employer_id,
        credit_id: use.credit_id,
        order_id: use.order_id,
        job_id: use.job_id,
        amount_paise: 0,
        recorded_at: at,
      })
    },

    /**
     * Takes the unused posts of a purchase away, for its refund, and returns how many they are and their price; undefined
     * when all are used. The caller has locked the employer.
     */
    async takeUnused(
      tx: Transaction<DB>,
      order: OrderRow,
    ): Promise<(Amounts & { readonly posts: number }) | undefined> {
      const ended = await credits.endUnused(tx, order.id, clock.now())
      if (ended.length === 0) return undefined
      await record(tx, 'credit_refunded', ended)
      return { posts: ended.length, ...refundOfPosts(order, ended.length) }
    },

    hasUnused: (tx: Transaction<DB>, order: OrderRow) => credits.hasUnused(tx, order.id),

    /** Ends posts that nobody used in time. Several nodes may run it at the same time. */
    async endExpired(): Promise<void> {
      for (;;) {
        const ended = await db.transaction().execute(async (tx) => {
          const rows = await credits.endExpired(tx, clock.now(), batchSize)
          await record(tx, 'credit_expired', rows)
          return rows.length
        })
        if (ended < batchSize) return
      }
    },
  }

  async function record(
    tx: Transaction<DB>,
    kind: LedgerEntries['kind'],
    rows: readonly CreditRow[],
  ): Promise<void> {
    for (const { id, employer_id, order_id } of rows) {
      const recordedAt = clock.now()
      await addLedgerEntry(tx, {
        kind,
        employer_id,
        order_id,
        credit_id: id,
        amount_paise: 0,
        recorded_at: recordedAt,
      })
    }
  }
}
