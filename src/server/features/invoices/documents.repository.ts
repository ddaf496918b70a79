import type { Kysely } from 'kysely'
import type { Locale } from '#contract/i18n/locales.ts'
import type { DocumentKind } from '#contract/invoices/schemas.ts'
import type { DB } from '#server/db/types.ts'

/** An invoice with its order and payment; undefined when it does not exist. */
export async function findInvoiceRow(db: Kysely<DB>, invoiceId: string) {
  return await withOrder(db).where('invoices.id', '=', invoiceId).executeTakeFirst()
}

export async function findCreditNoteRow(db: Kysely<DB>, creditNoteId: string) {
  return await withOrder(db)
    .innerJoin('credit_notes', 'credit_notes.invoice_id', 'invoices.id')
    .innerJoin('refunds', 'refunds.id', 'credit_notes.refund_id')
    .select([
      'credit_notes.id as credit_note_id',
      'credit_notes.number as credit_note_number',
      'credit_notes.issued_at as credited_at',
      'credit_notes.description as part_description',
      'credit_notes.taxable_paise as part_taxable_paise',
      'credit_notes.cgst_paise as part_cgst_paise',
      'credit_notes.sgst_paise as part_sgst_paise',
      'credit_notes.igst_paise as part_igst_paise',
      'credit_notes.total_paise as part_total_paise',
      'refunds.reason',
    ])
    .where('credit_notes.id', '=', creditNoteId)
    .executeTakeFirst()
}

const withOrder = (db: Kysely<DB>) =>
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

/** The documents of a paid job, and their employer. */
export async function findJobDocuments(
  db: Kysely<DB>,
  jobId: string,
): Promise<
  | { employer_id: string; invoice_id: string; number: string; credit_note_id: string | null }
  | undefined
> {
  return await db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .leftJoin('credit_notes', 'credit_notes.invoice_id', 'invoices.id')
    .select([
      'orders.employer_id',
      'invoices.id as invoice_id',
      'invoices.number',
      'credit_notes.id as credit_note_id',
    ])
    .where('orders.job_id', '=', jobId)
    .executeTakeFirst()
}

/** The language that the employer who gets a document chose. */
export async function findReaderLocale(
  db: Kysely<DB>,
  kind: DocumentKind,
  id: string,
): Promise<Locale | null> {
  const query = db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .innerJoin('accounts', 'accounts.id', 'orders.employer_id')
    .select('accounts.locale')
  const found =
    kind === 'invoice'
      ? await query.where('invoices.id', '=', id).executeTakeFirst()
      : await query
          .innerJoin('credit_notes', 'credit_notes.invoice_id', 'invoices.id')
          .where('credit_notes.id', '=', id)
          .executeTakeFirst()
  return found?.locale ?? null
}
