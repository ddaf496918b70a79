import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { cases } from '#tests/support/effort.ts'
import { rejectForGood } from '#tests/support/job-factories.ts'
import {
  addOrderedJob,
  addPaidJob,
  createPayingEmployer,
  makeOrder,
  payAtProvider,
  verify,
} from '#tests/support/paid-jobs.ts'
import { workQueue } from '#tests/support/queue.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const script = fileURLToPath(new URL('../../scripts/ledger.ts', import.meta.url))

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
const employer = await createPayingEmployer(testApp)
const admin = await signIn(testApp, 'admin')
// A paid job, a returned one, and an order that waits for its job.
await addPaidJob(razorpay, employer)
const rejected = await addPaidJob(razorpay, employer, { plan: 'basic' })
await rejectForGood(testApp, admin, rejected.jobId)
await workQueue(testApp)
const { id: waiting } = await makeOrder(employer)
await verify(employer, payAtProvider(razorpay, waiting))
beforeEach(() => razorpay.sim.clearFaults())

const run = (statement: string) => testApp.composition.pool.query(statement)
const checkBooks = () => testApp.composition.services.ledger.checkBooks()
const compare = (since?: Date) => testApp.composition.services.ledger.compareWithProvider(since)

describe('the books', () => {
  test('are right, and their sums explain every paisa', async () => {
    expect(await checkBooks()).toEqual({
      sums: {
        received: 2 * 47_100 + 34_100,
        returned: 34_100,
        invoiced: 47_100 + 34_100,
        credited: 34_100,
        unassigned: 47_100,
      },
      discrepancies: [],
    })
    expect(await compare()).toEqual([])
  })

  test('let nobody change or remove what the ledger, an invoice or a credit note says', async () => {
    for (const [table, column] of [
      ['ledger_entries', 'amount_paise'],
      ['invoices', 'total_paise'],
      ['credit_notes', 'number'],
    ]) {
      const refusal = `${table} rows are never changed`
      await expect(run(`update ${table} set ${column} = ${column}`)).rejects.toThrow(refusal)
      await expect(run(`delete from ${table}`)).rejects.toThrow(refusal)
    }
  })

  test.each([
    [
      'a payment of another amount',
      `update payments set amount_paise = amount_paise + 1`,
      `update payments set amount_paise = amount_paise - 1`,
      [
        'The sums differ',
        'An order was paid, but not by one payment of its amount',
        'A refund is not the whole payment',
        'A payment is not in the ledger',
      ],
    ],
    [
      'a payment that settles nothing and stays',
      `update payments set is_settling = not is_settling`,
      `update payments set is_settling = not is_settling`,
      ['A payment that was not owed is not refunded'],
    ],
    [
      'a job that was published and not paid',
      `update jobs set plan = 'demand' where plan = 'free'`,
      `update jobs set plan = 'free' where plan = 'demand' and amount_paise = 0`,
      ['A job was sent to verification and is not paid'],
    ],
    [
      'a paid job that was not sent to verification',
      `update jobs set status = 'unpaid' where status = 'waiting' and plan = 'demand'`,
      `update jobs set status = 'waiting' where status = 'unpaid'`,
      ['An order is paid and its job is not sent to verification'],
    ],
    [
      'a refunded job that is published',
      `update jobs set status = 'waiting' where status = 'rejected'`,
      `update jobs set status = 'rejected' where status = 'waiting' and plan = 'basic'`,
      ['A published job is refunded'],
    ],
    [
      'a wrong number of posts',
      `update employer_profiles set posted_jobs = posted_jobs + 1`,
      `update employer_profiles set posted_jobs = posted_jobs - 1`,
      ['The number of posts of an employer is wrong'],
    ],
    [
      'an order of another amount',
      `update orders set gst_paise = gst_paise + 100, total_paise = total_paise + 100`,
      `update orders set gst_paise = gst_paise - 100, total_paise = total_paise - 100`,
      ['A paid job has no invoice of its amount', 'An order is not in the ledger'],
    ],
    [
      'a paid order that counts as returned',
      `update orders set status = 'returned' where status = 'paid'`,
      `update orders set status = 'paid' where id not in (
         select order_id from payments p join refunds r on r.payment_id = p.id)`,
      ['A returned order is not refunded', 'The invoice of a returned order has no credit note'],
    ],
    [
      'a returned order that counts as paid',
      `update orders set status = 'paid' where status = 'returned'`,
      `update orders set status = 'returned' where id in (
         select order_id from payments p join refunds r on r.payment_id = p.id)`,
      ['A paid order is refunded', 'A paid order has a credit note'],
    ],
  ])('show %s', async (_, tamper, repair, expected) => {
    await run(tamper)
    const { discrepancies } = await checkBooks()
    await run(repair)
    expect(discrepancies.map(({ what }) => what)).toEqual(expect.arrayContaining(expected))
    expect((await checkBooks()).discrepancies).toEqual([])
  })

  test('show a payment that only the provider knows', async () => {
    const { orderId } = await addOrderedJob(employer)
    const { payment } = razorpay.sim.pay({ orderId, outcome: 'captured', callback: false })
    expect(await compare()).toEqual([
      { what: 'The provider has a payment that is not in the books', id: payment.id },
    ])
    await employer.call('POST', `/api/orders/${orderId}/check`)
    expect(await compare()).toEqual([])
  })

  test('show a payment that the provider does not know, or knows otherwise', async () => {
    const rename = (from: string, to: string) =>
      run(
        `update payments set provider_payment_id = replace(provider_payment_id, '${from}', '${to}')`,
      )
    await rename('pay_', 'pay_x')
    const what = (await compare()).map((discrepancy) => discrepancy.what)
    expect(what).toContain('The provider has no such payment')
    expect(what).toContain('The provider has a payment that is not in the books')
    await rename('pay_x', 'pay_')
    await run(`update payments set amount_paise = amount_paise + 1`)
    expect((await compare()).map((discrepancy) => discrepancy.what)).toContain(
      'A payment has another amount, currency or order at the provider',
    )
    await run(`update payments set amount_paise = amount_paise - 1`)
    expect(await compare()).toEqual([])
  })

  test('show a refund that is not sent, failed, or another one at the provider', async () => {
    const differ = async (statement: string) => {
      await run(statement)
      return (await compare()).map(({ what }) => what)
    }
    expect(await differ(`update refunds set status = 'due'`)).toEqual(['A refund is not sent yet'])
    expect(await differ(`update refunds set status = 'failed'`)).toEqual(['A refund failed'])
    const [known] = (await run('select provider_refund_id as id from refunds')).rows
    expect(
      await differ(`update refunds set status = 'processed', provider_refund_id = 'rfnd_x'`),
    ).toEqual(['A refund differs at the provider'])
    await run(`update refunds set provider_refund_id = '${known.id}'`)
    expect(await compare()).toEqual([])
  })

  test('show money that somebody returned on the pages of the provider', async () => {
    const { orderId, claim } = await addPaidJob(razorpay, employer)
    const { keyId, keySecret } = razorpay.config
    await fetch(`${razorpay.url}/v1/payments/${claim.payment_id}/refund`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${btoa(`${keyId}:${keySecret}`)}`,
      },
      body: '{}',
    })
    expect(await compare()).toEqual([
      {
        what: 'The provider refunded a payment that has no refund in the books',
        id: claim.payment_id,
      },
    ])
    // Older days are not looked at again.
    testApp.clock.advance({ days: 60 })
    expect(await compare(testApp.clock.now())).toEqual([])
    testApp.clock.advance({ days: -60 })
    const job = await testApp.db
      .selectFrom('orders')
      .select('job_id')
      .where('provider_order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    await rejectForGood(testApp, admin, job.job_id ?? '')
    await workQueue(testApp)
    expect(await compare()).toEqual([])
  })
})

describe('npm run ledger', () => {
  const runLedger = (...args: string[]) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const { connectionString = '' } = testApp.composition.pool.options
      const { keyId, keySecret, webhookSecret } = razorpay.config
      const child = spawn(process.execPath, [script, ...args], {
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DATA_DIR: testApp.dataDir,
          DATABASE_URL: connectionString,
          RAZORPAY_KEY_ID: keyId,
          RAZORPAY_KEY_SECRET: keySecret,
          RAZORPAY_WEBHOOK_SECRET: webhookSecret,
          RAZORPAY_BASE_URL: razorpay.url,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => (said += String(chunk)))
      }
      child.on('close', (code) => resolve({ code, said }))
    })

  test('prints the sums, and ends well when nothing differs', async () => {
    const { code, said } = await runLedger()
    expect(said).toMatch(/^Received +₹\d+\.00$/m)
    expect(said).toMatch(/^Waiting for a job +₹471\.00$/m)
    expect(said).toMatch(/The books are right\.\n$/)
    expect(code).toBe(0)
    expect((await runLedger('--since', '2026-04-01')).code).toBe(0)
  })

  test('prints each difference, and ends with 1', async () => {
    await run(`update employer_profiles set posted_jobs = posted_jobs + 1`)
    const { code, said } = await runLedger()
    await run(`update employer_profiles set posted_jobs = posted_jobs - 1`)
    expect(said).toContain(`The number of posts of an employer is wrong: ${employer.accountId}\n`)
    expect(said).toMatch(/Differences: 1\.\n$/)
    expect(code).toBe(1)
  })

  test('says so when the provider does not answer', async () => {
    razorpay.sim.fault({ route: 'GET /v1/payments', mode: '500', times: 9 })
    const { code, said } = await runLedger()
    expect(said).toContain('The payment provider did not answer')
    expect(said).not.toContain(razorpay.config.keySecret)
    expect(code).toBe(1)
  })

  // Each case starts a process.
  const wrongOptions = [['--until', '2026-04-01'], ['--since'], ['--since', 'yesterday'], ['help']]
  test.each(cases(wrongOptions, (args) => args.includes('yesterday')))(
    'takes no %s %s',
    async (...args) => {
      const { code, said } = await runLedger(...args)
      expect(said).toBe('Usage: npm run ledger [-- --since yyyy-mm-dd]\n')
      expect(code).toBe(1)
    },
  )
})
