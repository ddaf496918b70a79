import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'

/** A document's row with all that stands around it; undefined when there is none. */
export async function findInvoiceRow(db: Kysely<DB>, invoiceId: string) {
  return await withSurroundings(db).where('invoices.id', '=', invoiceId).executeTakeFirst()
}

export async function findCreditNoteRow(db: Kysely<DB>, creditNoteId: string) {
  return await withSurroundings(db)
    .innerJoin('credit_notes', 'credit_notes.invoice_id', 'invoices.id')
    .innerJoin('refunds', 'refunds.id', 'credit_notes.refund_id')
    .select([
      'credit_notes.id as credit_note_id',
      'credit_notes.number as credit_note_number',
      'credit_notes.issued_at as credited_at',
      'refunds.reason',
    ])
    .where('credit_notes.id', '=', creditNoteId)
    .executeTakeFirst()
}

const withSurroundings = (db: Kysely<DB>) =>
  db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'orders.id').on('payments.is_settling', '=', true),
    )
    .selectAll('invoices')
    .select(['orders.provider_order_id', 'payments.provider_payment_id'])

export type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoiceRow>>>
export type CreditNoteRow = NonNullable<Awaited<ReturnType<typeof findCreditNoteRow>>>

/** The documents of a paid job, and whose they are. */
export async function findJobDocuments(
  db: Kysely<DB>,
  jobId: string,
): Promise<{ employer_id: string; invoice_id: string; credit_note_id: string | null } | undefined> {
  return await db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .leftJoin('credit_notes', 'credit_notes.invoice_id', 'invoices.id')
    .select([
      'orders.employer_id',
      'invoices.id as invoice_id',
      'credit_notes.id as credit_note_id',
    ])
    .where('orders.job_id', '=', jobId)
    .executeTakeFirst()
}
