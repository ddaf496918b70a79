import { columnsOfDraft } from '#server/features/jobs/draft-columns.ts'
import { randomUUID } from 'node:crypto'
import { jobDraftSchema } from '#contract/job-posting/schemas.ts'
import { planCharge } from '#contract/payments/pricing.ts'
import { compose } from '#server/compose/compose.ts'
import type { Composition } from '#server/compose/compose.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { createBook } from '#server/local/razorpay/book.ts'
import type { Book } from '#server/local/razorpay/book.ts'
import type { ProviderEvent } from '#server/local/razorpay/entities.ts'
import { createInProcessProvider } from '#server/local/razorpay/in-process-provider.ts'
import { memoryJournal } from '#server/local/razorpay/journal.ts'
import { createOrder } from '#server/local/razorpay/orders.ts'
import { pay } from '#server/local/razorpay/payments.ts'
import { callbackOf, signatureOf } from '#server/local/razorpay/signatures.ts'
import { workThrough } from '#server/local/sample/work-through.ts'
import { jobForm } from './job-factories.ts'
import { createPayingEmployer } from './paid-jobs.ts'
import { razorpayKeys } from './razorpay.ts'
import { createTestApp } from './test-app.ts'
import type { TestApp } from './test-app.ts'

const employerCount = 20
const portion = 250
const { priceRupees, gstRupees, totalRupees } = planCharge('demand')

type UnpaidOrder = {
  readonly owner: Viewer
  readonly id: string
  readonly jobId: string
  readonly submissionId: string
  readonly providerOrderId: string
}

/**
 * Settles each of many paid orders three times - by its callback, its webhook and
 * the sweep - with limited concurrency, and counts the results.
 */
export async function settleMany(input: { orders: number; atOnce: number }) {
  const testApp = await createTestApp({ max: 20 })
  const book = createBook(memoryJournal, testApp.clock)
  const provider = createInProcessProvider(book, razorpayKeys)
  const composition = await compose({ ...testApp.composition, paymentProvider: provider })
  try {
    const owners = await makeEmployers(testApp)
    const orders: UnpaidOrder[] = []
    while (orders.length < input.orders) {
      const count = Math.min(portion, input.orders - orders.length)
      orders.push(...(await insertOrders(composition, book, owners, count)))
    }
    const payFor = createPayer(book)
    const acts = orders.flatMap((order) => settlementsOf(composition, order, payFor(order)))
    const startedAt = performance.now()
    let turnedAway = 0
    const comeAgain = async (act: () => Promise<unknown>): Promise<void> => {
      try {
        await act()
      } catch (error) {
        if (!isTurnedAway(error)) throw error
        turnedAway += 1
        await comeAgain(act)
      }
    }
    await workThrough(acts, comeAgain, { atOnce: input.atOnce, onDone: () => {} })
    const seconds = (performance.now() - startedAt) / 1000
    return { ...(await count(composition)), seconds, turnedAway }
  } finally {
    await composition.close()
    await testApp.close()
  }
}

/**
 * With more calls than connections, some time out and get 503, and
 * their callers retry: the webhook, the sweep, the person.
 */
const isTurnedAway = (error: unknown): boolean =>
  error instanceof Error && /timeout exceeded when trying to connect/.test(error.message)

async function makeEmployers(testApp: TestApp): Promise<Viewer[]> {
  const employers: Viewer[] = []
  while (employers.length < employerCount) {
    const { token } = await createPayingEmployer(testApp)
    const viewer = await testApp.composition.services.accounts.findViewer(token)
    if (viewer) employers.push(viewer)
  }
  return employers
}

/** Inserts orders with their unpaid jobs, as the calls create them. */
async function insertOrders(
  { db, clock }: Composition,
  book: Book,
  owners: readonly Viewer[],
  count: number,
): Promise<UnpaidOrder[]> {
  const now = clock.now()
  const orders = Array.from({ length: count }, (_, index): UnpaidOrder => {
    const owner = owners[index % owners.length]
    if (!owner) throw new Error('nobody ordered')
    const id = randomUUID()
    const made = createOrder(book, { amount: totalRupees * 100, currency: 'INR', receipt: id })
    const ids = { jobId: randomUUID(), submissionId: randomUUID() }
    return { owner, id, ...ids, providerOrderId: made.id }
  })
  const columns = columnsOfDraft(jobDraftSchema.parse(jobForm()))
  const jobs = orders.map(({ owner, jobId, submissionId }) => ({
    ...columns,
    id: jobId,
    employer_id: owner.accountId,
    submission_id: submissionId,
    status: 'unpaid' as const,
    plan: 'demand' as const,
    amount_paise: priceRupees * 100,
    created_at: now,
    updated_at: now,
  }))
  const rows = orders.map(({ owner, id, jobId, submissionId, providerOrderId }) => ({
    id,
    employer_id: owner.accountId,
    submission_id: submissionId,
    plan: 'demand' as const,
    price_paise: priceRupees * 100,
    gst_paise: gstRupees * 100,
    total_paise: totalRupees * 100,
    currency: 'INR',
    provider_order_id: providerOrderId,
    job_id: jobId,
    status: 'open' as const,
    created_at: now,
  }))
  const entries = rows.map((order) => ({
    kind: 'order' as const,
    employer_id: order.employer_id,
    order_id: order.id,
    amount_paise: order.total_paise,
    recorded_at: now,
  }))
  await db.insertInto('jobs').values(jobs).execute()
  await db.insertInto('orders').values(rows).execute()
  await db.insertInto('ledger_entries').values(entries).execute()
  return orders
}

/** Pays orders. Returns each payment with its event. */
function createPayer(book: Book) {
  let captured: ProviderEvent | undefined
  book.onCommit((_change, added) => {
    captured = added.find(({ name }) => name === 'payment.captured') ?? captured
  })
  return ({ providerOrderId: orderId }: UnpaidOrder) => {
    captured = undefined
    const payment = pay(book, { orderId, outcome: 'captured', confirmsAt: undefined })
    if (!captured) throw new Error('the payment has no event')
    return { payment, event: captured }
  }
}

function settlementsOf(
  { services: { checkout, payments } }: Composition,
  { id, owner }: UnpaidOrder,
  { payment, event }: { payment: { id: string; order_id: string }; event: ProviderEvent },
): (() => Promise<unknown>)[] {
  const brought = callbackOf(payment, razorpayKeys.keySecret)
  const signature = signatureOf(event.body, razorpayKeys.webhookSecret)
  return [
    () =>
      checkout.verifyPayment(owner, {
        order_id: brought.razorpay_order_id,
        payment_id: brought.razorpay_payment_id,
        signature: brought.razorpay_signature,
      }),
    async () => {
      await payments.receiveEvent(Buffer.from(event.body), { signature, eventId: event.id })
      await payments.settleQueued({ orderId: id })
    },
    () => payments.settleOrder(id),
  ]
}

async function count({ pool, services }: Composition) {
  const { rows } = await pool.query<Record<string, number>>(`
    select (select count(*)::int from orders where status = 'paid') as paid,
      (select count(*)::int from payments) as payments,
      (select count(*)::int from invoices) as invoices,
      (select count(*)::int from jobs where plan <> 'free' and status = 'waiting') as "waitingJobs"`)
  const { discrepancies } = await services.ledger.checkBooks()
  const differences = await services.ledger.compareWithProvider()
  return { ...rows[0], discrepancies: [...discrepancies, ...differences] }
}
