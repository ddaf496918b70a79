import type { Insertable, Kysely, Transaction } from 'kysely'
import type { CreditNotes, DB, Invoices } from '#server/db/types.ts'

export async function findInvoiceNumber(
  db: Kysely<DB>,
  orderId: string,
): Promise<string | undefined> {
  const invoice = await db
    .selectFrom('invoices')
    .select('number')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return invoice?.number
}

export async function insertInvoice(
  tx: Transaction<DB>,
  invoice: Insertable<Invoices>,
): Promise<void> {
  await tx.insertInto('invoices').values(invoice).execute()
}

/**
 * The invoice that a refund reverses: the refunded payment must be the settling payment of the order.
 */
export async function findRefundedInvoice(
  db: Kysely<DB>,
  { orderId, refundId }: { orderId: string; refundId: string },
): Promise<{ id: string; supplier: unknown; recipient: unknown } | undefined> {
  return await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('invoices', 'invoices.order_id', 'payments.order_id')
    .select(['invoices.id', 'invoices.supplier', 'invoices.recipient'])
    .where('refunds.id', '=', refundId)
    .where('payments.order_id', '=', orderId)
    .where('payments.is_settling', '=', true)
    .executeTakeFirst()
}

export async function findCreditNoteNumber(
  db: Kysely<DB>,
  invoiceId: string,
): Promise<string | undefined> {
  const note = await db
    .selectFrom('credit_notes')
    .select('number')
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  return note?.number
}

export async function insertCreditNote(
  tx: Transaction<DB>,
  note: Insertable<CreditNotes>,
): Promise<void> {
  await tx.insertInto('credit_notes').values(note).execute()
}
