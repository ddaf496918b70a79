import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DocumentKind } from '#contract/invoices/schemas.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { OrderKind } from '#contract/payments/states.ts'
import type { DB } from '#server/db/types.ts'

/** A place in the list: documents of one instant are told apart by their numbers, which have a width of their own. */
export type BillPosition = { readonly issuedAt: Date; readonly number: string }

export type BillRow = {
  readonly id: string
  readonly kind: DocumentKind
  readonly number: string
  readonly issued_at: Date
  readonly plan: PlanName
  readonly order_kind: OrderKind
  /** The posts that it is about. */
  readonly quantity: number
  readonly job_title: string | null
  readonly total_paise: number
  /** What the credit note of an invoice takes back; null without one. */
  readonly credited_paise: number | null
}

/** An employer's invoices and credit notes after a position, newest first. */
export async function listBills(
  db: Kysely<DB>,
  {
    employerId,
    after,
    limit,
  }: { employerId: string; after: BillPosition | undefined; limit: number },
): Promise<BillRow[]> {
  const isAfter = (issuedAt: string, number: string) =>
    after === undefined
      ? sql`true`
      : sql`(${sql.ref(issuedAt)}, ${sql.ref(number)})
          < (${after.issuedAt}::timestamptz, ${after.number}::text)`
  const { rows } = await sql<BillRow>`
    select bills.*, jobs.title as job_title from (
      (select i.id, 'invoice' as kind, i.number, i.issued_at, o.plan, o.kind as order_kind, o.quantity,
          i.total_paise, coalesce(c.total_paise, case when c.id is not null then i.total_paise end)
            as credited_paise, coalesce(o.job_id, o.renews_job_id) as job_id
        from orders o join invoices i on i.order_id = o.id
        left join credit_notes c on c.invoice_id = i.id
        where o.employer_id = ${employerId} and ${isAfter('i.issued_at', 'i.number')})
      union all
      (select c.id, 'credit-note', c.number, c.issued_at, o.plan, o.kind,
          case when o.kind = 'credits'
            then (select count(*)::int from post_credits p where p.order_id = o.id and p.ended_as = 'refunded')
            else o.quantity end,
          coalesce(c.total_paise, i.total_paise), null, coalesce(o.job_id, o.renews_job_id)
        from orders o join invoices i on i.order_id = o.id
        join credit_notes c on c.invoice_id = i.id
        where o.employer_id = ${employerId} and ${isAfter('c.issued_at', 'c.number')})
      order by issued_at desc, number desc
      limit ${limit}
    ) bills
    left join jobs on jobs.id = bills.job_id
    order by bills.issued_at desc, bills.number desc`.execute(db)
  return rows
}

/** How many invoices and credit notes an employer has. */
export async function countBills(db: Kysely<DB>, employerId: string): Promise<number> {
  const { invoices, notes } = await db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .leftJoin('credit_notes', 'credit_notes.invoice_id', 'invoices.id')
    .select(({ fn }) => [
      fn.countAll<number>().as('invoices'),
      fn.count<number>('credit_notes.id').as('notes'),
    ])
    .where('orders.employer_id', '=', employerId)
    .executeTakeFirstOrThrow()
  return invoices + notes
}

/** Whose document it is, and the job that it was paid for. */
export async function findBill(
  db: Kysely<DB>,
  { kind, id }: { readonly kind: DocumentKind; readonly id: string },
): Promise<{ employerId: string; number: string; jobId: string | null } | undefined> {
  const paid = db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .select(({ fn }) => [
      'orders.employer_id as employerId',
      fn.coalesce('orders.job_id', 'orders.renews_job_id').as('jobId'),
    ])
  return kind === 'invoice'
    ? await paid.select('invoices.number').where('invoices.id', '=', id).executeTakeFirst()
    : await paid
        .innerJoin('credit_notes', 'credit_notes.invoice_id', 'invoices.id')
        .select('credit_notes.number')
        .where('credit_notes.id', '=', id)
        .executeTakeFirst()
}
