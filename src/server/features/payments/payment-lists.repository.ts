import { sql } from 'kysely'
import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import type { JobStatus } from '#contract/jobs/states.ts'
import type { paymentFilters } from '#contract/payments/states.ts'
import type { DB } from '#server/db/types.ts'
import { comesAfter } from '#server/db/written-order.ts'
import { firstId, isId } from '#server/lib/ids.ts'
import type { WrittenPosition } from '#server/lib/page.ts'

export type PaymentFilter = (typeof paymentFilters)[number]

/** Which payments are meant, whatever their state. */
export type PaymentQuery = {
  /** Those of any of these orders and employers; all without it. */
  readonly found: Found | undefined
  readonly from: Date | undefined
  readonly until: Date | undefined
}

type Found = { readonly orderIds: readonly string[]; readonly employerIds: readonly string[] }

type Cut = { readonly after: WrittenPosition | undefined; readonly limit: number }

/** Received payments with their jobs, documents and refunds, after a position, newest first. */
export async function listReceived(
  db: Kysely<DB>,
  query: PaymentQuery & { filter: PaymentFilter; now: Date },
  { after, limit }: Cut,
) {
  return await withRefunds(db)
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('employer_profiles', 'employer_profiles.account_id', 'orders.employer_id')
    .leftJoin('jobs', (join) =>
      join.on(sql<SqlBool>`jobs.id = coalesce(orders.job_id, orders.renews_job_id)`),
    )
    // An order's documents belong to its settling payment.
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.order_id', '=', 'orders.id').on('payments.is_settling', '=', true),
    )
    .leftJoin('credit_notes', 'credit_notes.invoice_id', 'invoices.id')
    .select([
      'payments.id',
      'payments.number',
      'payments.recorded_at',
      'payments.amount_paise',
      'payments.method',
      'payments.provider_payment_id',
      'payments.is_settling',
      'employer_profiles.organization_name',
      'orders.plan',
      'orders.kind',
      'orders.quantity',
      'orders.price_paise',
      'orders.gst_paise',
      sql<number>`(
        select count(*)::int from post_credits c where c.order_id = orders.id and c.ended_at is null
          and not exists (select from credit_uses u where u.credit_id = c.id and u.returned_at is null)
      )`.as('posts_left'),
      'orders.status as order_status',
      'jobs.id as job_id',
      'jobs.title as job_title',
      sql<JobStatus | null>`
        case when jobs.status = 'accepted' and jobs.expires_at <= ${query.now}
        then 'expired' else jobs.status end`.as('job_status'),
      'invoices.id as invoice_id',
      'invoices.number as invoice_number',
      'credit_notes.id as credit_note_id',
      'credit_notes.number as credit_note_number',
      'refunds.id as refund_id',
      'refunds.status as refund_status',
      'refunds.reason as refund_reason',
      'refunds.note as refund_note',
    ])
    .where(matches(query))
    .where(matchesFilter(query.filter))
    .where(comesAfter(after, newestFirst))
    .orderBy('payments.recorded_at', 'desc')
    .orderBy('payments.number', 'desc')
    .limit(limit)
    .execute()
}

export type ReceivedPaymentRow = Awaited<ReturnType<typeof listReceived>>[number]

const newestFirst = { at: 'payments.recorded_at', number: 'payments.number' } as const

/** The number of payments of each filter, and the sums of payments and refunds. */
export async function countReceived(db: Kysely<DB>, query: PaymentQuery) {
  return await withRefunds(db)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('refunds.id').as('refunds'),
      fn.countAll<number>().filterWhere('refunds.status', '=', 'failed').as('failed'),
      sql<number>`coalesce(sum(payments.amount_paise), 0)::bigint`.as('receivedPaise'),
      sql<number>`coalesce(sum(refunds.amount_paise), 0)::bigint`.as('returnedPaise'),
    ])
    .where(matches(query))
    .executeTakeFirstOrThrow()
}

const withRefunds = (db: Kysely<DB>) =>
  db.selectFrom('payments').leftJoin('refunds', 'refunds.payment_id', 'payments.id')

function matches({ found, from, until }: PaymentQuery): RawBuilder<SqlBool> {
  const conditions = [sql`true`]
  if (from !== undefined) conditions.push(sql`payments.recorded_at >= ${from}`)
  if (until !== undefined) conditions.push(sql`payments.recorded_at <= ${until}`)
  if (found !== undefined) conditions.push(belongsTo(found))
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

const belongsTo = ({ orderIds, employerIds }: Found): RawBuilder<SqlBool> =>
  employerIds.length === 0
    ? sql<SqlBool>`payments.order_id = any(${orderIds}::uuid[])`
    : sql<SqlBool>`(payments.order_id = any(${orderIds}::uuid[])
        or payments.order_id in (select id from orders where employer_id = any(${employerIds}::uuid[])))`

/**
 * The orders and employers of a text: an id of order or payment, a document's number, a phone number, or part of a company's
 * name. They are read before the list, whose plan would otherwise read every order.
 */
export async function findMeant(db: Kysely<DB>, text: string): Promise<Found> {
  const id = isId(text) ? text : firstId
  const phone = `+91${text.replaceAll(/\D/g, '').slice(-10)}`
  const [orders, employers] = await Promise.all([
    sql<{ id: string }>`
      select id from orders where id = ${id}::uuid
      union select id from orders where provider_order_id = ${text}
      union select order_id from payments where id = ${id}::uuid
      union select order_id from payments where provider_payment_id = ${text}
      union select order_id from invoices where number = upper(${text})
      union select i.order_id from credit_notes c join invoices i on i.id = c.invoice_id
        where c.number = upper(${text})`.execute(db),
    sql<{ id: string }>`
      select account_id as id from employer_profiles
        where strpos(lower(organization_name), lower(${text})) > 0
      union select a.id from accounts a join identities i on i.id = a.identity_id
        where i.provider = 'phone' and i.subject = ${phone}`.execute(db),
  ])
  const idsOf = ({ rows }: { rows: readonly { id: string }[] }) => rows.map((row) => row.id)
  return { orderIds: idsOf(orders), employerIds: idsOf(employers) }
}

function matchesFilter(filter: PaymentFilter): RawBuilder<SqlBool> {
  if (filter === 'refunds') return sql<SqlBool>`refunds.id is not null`
  if (filter === 'failed') return sql<SqlBool>`refunds.status = 'failed'`
  return sql<SqlBool>`true`
}

/** A job's employer and payment; undefined when the job does not exist. */
export async function findJobPayment(db: Kysely<DB>, jobId: string) {
  return await db
    .selectFrom('jobs')
    .leftJoin('orders', 'orders.job_id', 'jobs.id')
    .leftJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'orders.id').on('payments.is_settling', '=', true),
    )
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .leftJoin('invoices', 'invoices.order_id', 'orders.id')
    .leftJoin('credit_notes', 'credit_notes.invoice_id', 'invoices.id')
    .select([
      'jobs.employer_id',
      'jobs.status as job_status',
      'orders.status as order_status',
      'orders.total_paise',
      'invoices.number as invoice_number',
      'credit_notes.number as credit_note_number',
      'refunds.status as refund_status',
      'refunds.reason as refund_reason',
    ])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
}
