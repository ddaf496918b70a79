import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'
import type { TestViewer } from './viewers.ts'

/* Reads that tests of payments share. */

export const orderRow = ({ db }: TestApp, providerOrderId: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirstOrThrow()

/** Our id of a payment, by the provider's. */
export async function paymentIdOf({ db }: TestApp, providerPaymentId: string): Promise<string> {
  const { id } = await db
    .selectFrom('payments')
    .select('id')
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirstOrThrow()
  return id
}

/** The invoice of a paid job. */
export async function invoiceIdOf({ db }: TestApp, jobId: string): Promise<string> {
  const { id } = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select('invoices.id')
    .where('orders.job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  return id
}

/** Paid jobs of an employer. */
export const paidJobsOf = async ({ db }: TestApp, { accountId }: TestViewer) =>
  await db
    .selectFrom('jobs')
    .selectAll()
    .where('employer_id', '=', accountId)
    .where('plan', '<>', 'free')
    .execute()

/** The number of an employer's posts that count. */
export const postedJobs = async (employer: TestViewer): Promise<number> =>
  (await employer.call('GET', '/api/posting-terms')).json().postedJobs

type CountedTable = 'payments' | 'payment_events' | 'refunds' | 'invoices'

export async function countRows({ composition }: TestApp, table: CountedTable): Promise<number> {
  const { rows } = await composition.pool.query(`select count(*)::int as n from ${table}`)
  return rows[0].n
}

export async function expectBooksRight({ composition }: TestApp): Promise<void> {
  expect((await composition.services.ledger.checkBooks()).discrepancies).toEqual([])
}
