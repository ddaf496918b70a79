import { sql } from 'kysely'
import type { Kysely, RawBuilder, SqlBool } from 'kysely'
import type { paymentFilters } from '#contract/payments/states.ts'
import type { DB } from '#server/db/types.ts'

export type PaymentFilter = (typeof paymentFilters)[number]
export type PaymentPosition = { readonly at: Date; readonly id: string }

/** Received payments with their jobs, documents and refunds, after a position, newest first. */
export async function listReceived(
  db: Kysely<DB>,
  query: { filter: PaymentFilter; after: PaymentPosition | undefined; limit: number },
) {
  const { filter, after, limit } = query
  return await withRefunds(db)
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .innerJoin('employer_profiles', 'employer_profiles.account_id', 'orders.employer_id')
    .leftJoin('jobs', 'jobs.id', 'orders.job_id')
    // An order's documents belong to its settling payment.
    .leftJoin('invoices', (join) =>
      join.onRef('invoices.order_id', '=', 'orders.id').on('payments.is_settling', '=', true),
    )
    .leftJoin('credit_notes', 'credit_notes.invoice_id', 'invoices.id')
    .select([
      'payments.id',
      'payments.recorded_at',
      'payments.amount_paise',
      'payments.method',
      'payments.provider_payment_id',
      'employer_profiles.organization_name',
      'orders.plan',
      'jobs.id as job_id',
      'jobs.title as job_title',
      'invoices.number as invoice_number',
      'credit_notes.number as credit_note_number',
      'refunds.id as refund_id',
      'refunds.status as refund_status',
      'refunds.reason as refund_reason',
    ])
    .where(matchesFilter(filter))
    .$if(after !== undefined, (payments) =>
      payments.where(
        sql<SqlBool>`(payments.recorded_at, payments.id)
          < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('payments.recorded_at', 'desc')
    .orderBy('payments.id', 'desc')
    .limit(limit)
    .execute()
}

export type ReceivedPaymentRow = Awaited<ReturnType<typeof listReceived>>[number]

/** The number of payments of each filter, and the sums of payments and refunds. */
export async function countReceived(db: Kysely<DB>) {
  return await withRefunds(db)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('refunds.id').as('refunds'),
      fn.countAll<number>().filterWhere('refunds.status', '=', 'failed').as('failed'),
      sql<number>`coalesce(sum(payments.amount_paise), 0)::bigint`.as('receivedPaise'),
      sql<number>`coalesce(sum(refunds.amount_paise), 0)::bigint`.as('returnedPaise'),
    ])
    .executeTakeFirstOrThrow()
}

const withRefunds = (db: Kysely<DB>) =>
  db.selectFrom('payments').leftJoin('refunds', 'refunds.payment_id', 'payments.id')

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
