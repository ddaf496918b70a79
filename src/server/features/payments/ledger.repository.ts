import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'

/** Whole paise. */
export type LedgerSums = {
  readonly received: number
  readonly returned: number
  readonly invoiced: number
  readonly credited: number
  /** Paid and not invoiced yet, because the order has no job yet. */
  readonly unassigned: number
}

export async function readSums(db: Kysely<DB>): Promise<LedgerSums> {
  const { rows } = await sql<LedgerSums>`
    select
      (select coalesce(sum(amount_paise), 0) from payments)::bigint as received,
      (select coalesce(sum(amount_paise), 0) from refunds)::bigint as returned,
      (select coalesce(sum(total_paise), 0) from invoices)::bigint as invoiced,
      (select coalesce(sum(coalesce(c.total_paise, i.total_paise)), 0)
         from credit_notes c join invoices i on i.id = c.invoice_id)::bigint as credited,
      (select coalesce(sum(total_paise), 0) from orders o
         where status = 'paid'
           and not exists (select from invoices i where i.order_id = o.id))::bigint as unassigned`.execute(
    db,
  )
  const [sums] = rows
  if (!sums) throw new Error('the ledger has no sums')
  return sums
}

/** A rule that does not hold, and the id of the row. */
export type Discrepancy = { readonly what: string; readonly id: string }

/**
 * The invariants of the books. Each query finds the rows that violate its invariant.
 */
const invariants: Readonly<Record<string, string>> = {
  'An order was paid, but not by one payment of its amount': `
    select o.id::text from orders o where o.status <> 'open' and (
      select coalesce(sum(p.amount_paise), 0) from payments p where p.order_id = o.id and p.is_settling
    ) <> o.total_paise`,
  'A payment settles an order that counts as unpaid': `
    select p.id::text from payments p join orders o on o.id = p.order_id
    where p.is_settling and o.status = 'open'`,
  'A payment that was not owed is not refunded': `
    select p.id::text from payments p
    where not p.is_settling and not exists (select from refunds r where r.payment_id = p.id)`,
  'A returned order is not refunded': `
    select o.id::text from orders o join payments p on p.order_id = o.id and p.is_settling
    where o.status = 'returned' and not exists (select from refunds r where r.payment_id = p.id)`,
  'A paid order is refunded': `
    select o.id::text from orders o join payments p on p.order_id = o.id and p.is_settling
      join refunds r on r.payment_id = p.id
    where o.status = 'paid'`,
  'A refund is not the whole payment': `
    select r.id::text from refunds r join payments p on p.id = r.payment_id
      join orders o on o.id = p.order_id
    where r.amount_paise <> p.amount_paise and not (o.kind = 'credits' and p.is_settling)`,
  'A refund of posts is not their price': `
    select r.id::text from refunds r join payments p on p.id = r.payment_id and p.is_settling
      join orders o on o.id = p.order_id and o.kind = 'credits'
      cross join lateral (
        select count(*) filter (where ended_as is distinct from 'refunded') as rest
        from post_credits c where c.order_id = o.id) posts
    where r.amount_paise <> o.total_paise - o.price_paise / o.quantity * posts.rest
      - round(o.gst_paise::numeric * posts.rest / o.quantity / 100) * 100`,
  'The refund of a purchase of posts has another credit note': `
    select r.id::text from refunds r join payments p on p.id = r.payment_id and p.is_settling
      join orders o on o.id = p.order_id and o.kind = 'credits'
      left join credit_notes c on c.refund_id = r.id left join invoices i on i.id = c.invoice_id
    where coalesce(c.total_paise, i.total_paise) is distinct from r.amount_paise`,
  'An order is paid and its job is not sent to verification': `
    select o.id::text from orders o join jobs j on j.id = o.job_id
    where o.status <> 'open' and j.status = 'unpaid'`,
  'A job was sent to verification and is not paid': `
    select j.id::text from jobs j
    where j.plan <> 'free' and j.status <> 'unpaid'
      and not exists (select from orders o where o.job_id = j.id and o.status <> 'open')
      and not exists (
        select from credit_uses u where u.job_id = j.id and u.renewal_id is null)`,
  'A job is paid by an order and by a bought post': `
    select u.job_id::text from credit_uses u join orders o on o.job_id = u.job_id
    where u.renewal_id is null`,
  'A published job gave its post back': `
    select j.id::text from jobs j join credit_uses u on u.job_id = j.id
    where u.returned_at is not null and j.status in ('waiting', 'accepted')`,
  'A job has another plan or employer than the bought post that it uses': `
    select u.job_id::text from credit_uses u join post_credits c on c.id = u.credit_id
      join jobs j on j.id = u.job_id left join job_renewals r on r.id = u.renewal_id
    where (coalesce(r.plan, j.plan), j.employer_id) is distinct from (c.plan, c.employer_id)`,
  'A purchase has not the posts that were paid': `
    select o.id::text from orders o where o.kind = 'credits'
      and (select count(*) from post_credits c where c.order_id = o.id)
        <> case o.status when 'open' then 0 else o.quantity end`,
  'A post was bought of another plan or for another price': `
    select c.id::text from post_credits c join orders o on o.id = c.order_id
    where (o.kind, o.plan, o.employer_id, o.price_paise)
      is distinct from ('credits', c.plan, c.employer_id, c.price_paise * o.quantity)`,
  'A refunded or expired post is in use': `
    select c.id::text from post_credits c join credit_uses u on u.credit_id = c.id
    where c.ended_at is not null and u.returned_at is null`,
  'A paid purchase has refunded posts': `
    select o.id::text from orders o join post_credits c on c.order_id = o.id
    where o.status = 'paid' and c.ended_as = 'refunded'`,
  'The entries of a bought post are not its story': `
    select c.id::text from post_credits c
    where (
      (select count(*) from ledger_entries l where l.credit_id = c.id and l.kind = 'credit_bought'),
      (select count(*) from ledger_entries l where l.credit_id = c.id and l.kind = 'credit_refunded'),
      (select count(*) from ledger_entries l where l.credit_id = c.id and l.kind = 'credit_expired'),
      array(select l.job_id from ledger_entries l
        where l.credit_id = c.id and l.kind = 'credit_used' order by 1),
      array(select l.job_id from ledger_entries l
        where l.credit_id = c.id and l.kind = 'credit_returned' order by 1)
    ) is distinct from (
      1::bigint, (c.ended_as is not distinct from 'refunded')::int::bigint,
      (c.ended_as is not distinct from 'expired')::int::bigint,
      array(select u.job_id from credit_uses u where u.credit_id = c.id order by 1),
      array(select u.job_id from credit_uses u
        where u.credit_id = c.id and u.returned_at is not null order by 1))`,
  'A paid order of a renewal did not renew its job, or another renewed it': `
    select o.id::text from orders o left join job_renewals r on r.order_id = o.id
    where o.kind = 'renewal' and case o.status
      when 'paid' then (r.job_id, r.plan, r.taken_back_at is null)
        is distinct from (o.renews_job_id, o.plan, true)
      when 'open' then r.id is not null
      else r.taken_back_at is null and r.id is not null end`,
  'A renewal is not paid by an order or a bought post': `
    select r.id::text from job_renewals r where (r.order_id is not null)::int
      + (select count(*) from credit_uses u where u.renewal_id = r.id and u.job_id = r.job_id) <> 1`,
  'A job ends before the days of its renewals': `
    select r.id::text from job_renewals r join jobs j on j.id = r.job_id
    where j.expires_at + coalesce((
        select sum(t.days) from job_renewals t
        where t.job_id = r.job_id and t.taken_back_at >= r.renewed_at), 0) * interval '24 hours'
      < r.ends_at`,
  'A published job is refunded': `
    select j.id::text from jobs j join orders o on o.job_id = j.id
    where o.status = 'returned' and j.status in ('waiting', 'accepted')`,
  'The number of posts of an employer is wrong': `
    select e.account_id::text from employer_profiles e
    where e.posted_jobs <> (
      select count(*) from jobs j where j.employer_id = e.account_id and j.posted_at is not null)`,
  'A paid job has no invoice of its amount': `
    select o.id::text from orders o where o.status <> 'open'
      and (o.job_id is not null or o.kind = 'credits'
        or exists (select from job_renewals r where r.order_id = o.id))
      and not exists (
        select from invoices i where i.order_id = o.id and i.total_paise = o.total_paise)`,
  'An unpaid order has an invoice': `
    select i.number from invoices i join orders o on o.id = i.order_id where o.status = 'open'`,
  'The invoice of a returned order has no credit note': `
    select i.number from invoices i join orders o on o.id = i.order_id
    where o.status = 'returned'
      and not exists (select from credit_notes c where c.invoice_id = i.id)`,
  'A paid order has a credit note': `
    select c.number from credit_notes c join invoices i on i.id = c.invoice_id
      join orders o on o.id = i.order_id
    where o.status = 'paid'`,
  'The numbers of invoices have a gap': `
    select series || ' ' || financial_year from invoices group by series, financial_year
    having count(*) <> max(serial) or min(serial) <> 1`,
  'The numbers of credit notes have a gap': `
    select series || ' ' || financial_year from credit_notes group by series, financial_year
    having count(*) <> max(serial) or min(serial) <> 1`,
  'An order is not in the ledger': `
    select o.id::text from orders o where o.provider_order_id is not null and not exists (
      select from ledger_entries l
      where l.kind = 'order' and l.order_id = o.id and l.amount_paise = o.total_paise)`,
  'A payment is not in the ledger': `
    select p.id::text from payments p where not exists (
      select from ledger_entries l
      where l.kind = 'payment' and l.payment_id = p.id and l.amount_paise = p.amount_paise)`,
  'A refund is not in the ledger': `
    select r.id::text from refunds r where not exists (
      select from ledger_entries l
      where l.kind = 'refund' and l.refund_id = r.id and l.amount_paise = -r.amount_paise)`,
  'A ledger entry has no payment': `
    select l.id::text from ledger_entries l left join payments p on p.id = l.payment_id
    where l.kind = 'payment' and p.id is null`,
  'A ledger entry has no refund': `
    select l.id::text from ledger_entries l left join refunds r on r.id = l.refund_id
    where l.kind = 'refund' and r.id is null`,
}

/** Every row that violates an invariant. */
export async function findDiscrepancies(db: Kysely<DB>): Promise<Discrepancy[]> {
  const discrepancies: Discrepancy[] = []
  for (const [what, query] of Object.entries(invariants)) {
    const { rows } = await sql<{ id: string }>`
      select * from (${sql.raw(query)}) as found(id)`.execute(db)
    discrepancies.push(...rows.map(({ id }) => ({ what, id })))
  }
  return discrepancies
}

export type BookedPayment = {
  readonly id: string
  readonly providerPaymentId: string
  readonly providerOrderId: string | null
  readonly amountPaise: number
  readonly currency: string
  readonly hasRefund: boolean
}

/** Recorded payments, by their ids at the provider or since an instant. */
export async function listBooked(
  db: Kysely<DB>,
  filter: { providerPaymentIds: readonly string[] } | { since: Date },
): Promise<BookedPayment[]> {
  return await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .select([
      'payments.id',
      'payments.provider_payment_id as providerPaymentId',
      'orders.provider_order_id as providerOrderId',
      'payments.amount_paise as amountPaise',
      'payments.currency',
      sql<boolean>`refunds.id is not null`.as('hasRefund'),
    ])
    .$if('since' in filter, (payments) =>
      payments.where('payments.recorded_at', '>=', 'since' in filter ? filter.since : new Date(0)),
    )
    .$if('providerPaymentIds' in filter, (payments) =>
      payments.where(
        'payments.provider_payment_id',
        'in',
        'providerPaymentIds' in filter ? filter.providerPaymentIds : [],
      ),
    )
    .execute()
}

/** Refunds since an instant, with the provider's ids of them and of their payments. */
export async function listBookedRefunds(db: Kysely<DB>, since: Date) {
  return await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.status',
      'refunds.amount_paise as amountPaise',
      'refunds.provider_refund_id as providerRefundId',
      'payments.provider_payment_id as providerPaymentId',
    ])
    .where('refunds.created_at', '>=', since)
    .orderBy('refunds.created_at')
    .execute()
}

export async function findFirstOrderAt(db: Kysely<DB>): Promise<Date | undefined> {
  const first = await db
    .selectFrom('orders')
    .select('created_at')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return first?.created_at
}
