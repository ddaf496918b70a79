import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable } from 'kysely'
import type { RefundStatus } from '#contract/payments/states.ts'
import type { DB, LedgerEntries, PaymentEvents, Payments, Refunds } from '#server/db/types.ts'

export type PaymentRow = Selectable<Payments>
export type RefundRow = Selectable<Refunds>

export async function listPayments(db: Kysely<DB>, orderId: string): Promise<PaymentRow[]> {
  return await db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute()
}

export async function insertPayment(
  tx: Kysely<DB>,
  payment: Insertable<Payments>,
): Promise<PaymentRow> {
  return await tx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow()
}

export async function isPaymentRecorded(
  db: Kysely<DB>,
  orderId: string,
  providerPaymentId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where('provider_payment_id', '=', providerPaymentId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return found !== undefined
}

export async function findOrderIdOfPayment(
  db: Kysely<DB>,
  providerPaymentId: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('payments')
    .select('order_id')
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst()
  return found?.order_id
}

/** Appends a ledger entry. The database refuses updates and deletions. */
export async function addLedgerEntry(
  tx: Kysely<DB>,
  entry: Insertable<LedgerEntries>,
): Promise<void> {
  await tx.insertInto('ledger_entries').values(entry).execute()
}

/** Inserts an event; false when it was received before. */
export async function insertEvent(
  tx: Kysely<DB>,
  event: Insertable<PaymentEvents>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/* ---------- refunds ---------- */

export async function insertRefund(
  tx: Kysely<DB>,
  refund: Insertable<Refunds>,
): Promise<RefundRow> {
  return await tx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()
}

/** A refund with the provider's id of its payment. */
export type SentRefund = RefundRow & { readonly providerPaymentId: string }

export async function findRefund(db: Kysely<DB>, id: string): Promise<SentRefund | undefined> {
  return await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .select('payments.provider_payment_id as providerPaymentId')
    .where('refunds.id', '=', id)
    .executeTakeFirst()
}

/** The refund of a payment by our own id. */
export async function findRefundOf(
  db: Kysely<DB>,
  paymentId: string,
): Promise<RefundRow | undefined> {
  return await db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}

export async function findRefundOfPayment(
  db: Kysely<DB>,
  providerPaymentId: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('payments.provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst()
  return found?.id
}

/** Changes a refund's status if it is one of `from`; false otherwise. */
export async function moveRefund(
  db: Kysely<DB>,
  id: string,
  from: readonly RefundStatus[],
  changes: { status: RefundStatus; updated_at: Date; provider_refund_id?: string },
): Promise<boolean> {
  const moved = await db
    .updateTable('refunds')
    .set(changes)
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Unfinished refunds after a position, oldest first. */
export async function listUnfinishedRefunds(
  db: Kysely<DB>,
  limit: number,
  after?: { createdAt: Date; id: string },
): Promise<{ id: string; created_at: Date }[]> {
  return await db
    .selectFrom('refunds')
    .select(['id', 'created_at'])
    .where('status', 'in', ['due', 'pending'])
    .$if(after !== undefined, (refunds) =>
      refunds.where(
        sql<boolean>`(created_at, id) > (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Queues the sending or the status check of a refund. A refund has at most one task in the queue. */
export async function queueRefund(tx: Kysely<DB>, refundId: string): Promise<void> {
  await sql`
    select graphile_worker.add_job('send-refund',
      payload => ${JSON.stringify({ refundId })}::json,
      job_key => ${`send-refund:${refundId}`}::text,
      max_attempts => 12)`.execute(tx)
}
