import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Bill } from '#contract/invoices/schemas.ts'
import type { ReceivedPayment } from '#contract/payments/schemas.ts'
import { addPosts } from '#tests/support/bought-posts.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { setJobStatus } from '#tests/support/job-factories.ts'
import { addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { createPaymentStage } from '#tests/support/payment-stage.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { createCandidate } from '#tests/support/profile-factories.ts'
import { renewByPayment, setLastDay } from '#tests/support/renewals.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const stage = closeAfterAll(await createPaymentStage())
const { razorpay, testApp, employer, admin } = stage

const list = (viewer: TestViewer, json: object = {}) => viewer.call('POST', '/api/bills', { json })
const billsOf = async (viewer: TestViewer): Promise<Bill[]> => (await expectOk(list(viewer))).json()
const linkOf = (viewer: TestViewer, { kind, id }: Pick<Bill, 'kind' | 'id'>) =>
  viewer.call('GET', `/api/bills/${kind}/${id}/link`)

describe('POST /api/bills', () => {
  test('S7-345: lists own bills and credit notes newest first, a page at a time', async () => {
    const { jobId } = await addPaidJob(razorpay, employer)
    testApp.clock.advance({ minutes: 1 })
    await addPosts(razorpay, employer, { quantity: 3 })
    testApp.clock.advance({ minutes: 1 })
    await expectOk(employer.call('POST', `/api/jobs/${jobId}/withdraw`))
    const bills = await billsOf(employer)
    expect(bills).toMatchObject([
      { kind: 'credit-note', state: 'credit_note', orderKind: 'post', totalPaise: -47_100 },
      { kind: 'invoice', state: 'paid', orderKind: 'credits', quantity: 3, totalPaise: 102_300 },
      {
        kind: 'invoice',
        state: 'refunded',
        plan: 'demand',
        quantity: 1,
        jobTitle: 'Customer Support Executive',
        totalPaise: 47_100,
      },
    ])
    const pages: Bill[] = []
    let cursor: string | undefined
    do {
      const reply = await expectOk(list(employer, { limit: 1, ...(cursor && { cursor }) }))
      expect(reply.headers['x-total-count']).toBe('3')
      pages.push(...reply.json())
      cursor = reply.headers['x-next-cursor']?.toString()
    } while (cursor)
    expect(pages).toEqual(bills)
    expect(await billsOf(await createPayingEmployer(testApp))).toEqual([])
  })

  test('S7-346: refuses whoever is no employer, and a cursor of nobody', async () => {
    expect((await callApi(testApp, 'POST', '/api/bills', { json: {} })).statusCode).toBe(401)
    expect((await list(admin)).statusCode).toBe(403)
    expect((await list(await createCandidate(testApp))).statusCode).toBe(403)
    expect((await list(employer, { cursor: 'x' })).json().code).toBe('MALFORMED')
  })
})

describe('GET /api/bills/:kind/:billId/link', () => {
  test('S7-347: leads the owner, and nobody else, to the PDF, which names the number of posts', async () => {
    const owner = await createPayingEmployer(testApp)
    await addPosts(razorpay, owner, { quantity: 3 })
    const [bill] = await billsOf(owner)
    if (!bill) throw new Error('no bill')
    const { url } = (await expectOk(linkOf(owner, bill))).json()
    const file = await expectOk(callApi(testApp, 'GET', url))
    expect(file.headers['content-type']).toBe('application/pdf')
    const { lines } = await readPdf(file.rawPayload)
    expect(lines.join(' ')).toContain(
      'Online job advertisements, Basic plan, 15 days each: 3 posts',
    )
    for (const [viewer, wanted] of [
      [employer, bill],
      [owner, { kind: 'credit-note', id: bill.id }],
      [owner, { kind: 'invoice', id: randomUUID() }],
      [owner, { kind: 'invoice', id: 'x' }],
    ] as const) {
      expect((await linkOf(viewer, wanted)).statusCode).toBe(404)
    }
    expect((await callApi(testApp, 'GET', `/api/bills/invoice/${bill.id}/link`)).statusCode).toBe(
      401,
    )
    expect((await linkOf(await createCandidate(testApp), bill)).statusCode).toBe(403)
  })

  test('S7-1194: leads an admin from each payment to its own documents, also of a renewal and of posts', async () => {
    const owner = await createPayingEmployer(testApp)
    const { jobId } = await addPaidJob(razorpay, owner)
    await setJobStatus(admin, jobId, 'accepted')
    await setLastDay(testApp, jobId, 2)
    await renewByPayment(razorpay, owner, jobId)
    await addPosts(razorpay, owner, { quantity: 3 })
    const listed: ReceivedPayment[] = (
      await expectOk(admin.call('POST', '/api/payments', { json: { limit: 3 } }))
    ).json()
    expect(listed.map(({ kind }) => kind)).toEqual(['credits', 'renewal', 'post'])
    const numbers: string[] = []
    for (const { invoice } of listed) {
      if (!invoice) throw new Error('a payment without an invoice')
      const { url } = (await expectOk(linkOf(admin, { kind: 'invoice', id: invoice.id }))).json()
      const { lines } = await readPdf((await expectOk(callApi(testApp, 'GET', url))).rawPayload)
      expect(lines.join(' ')).toContain(invoice.number)
      numbers.push(invoice.number)
    }
    const looks = await testApp.db
      .selectFrom('audit_events')
      .select(['job_id', 'details'])
      .where('kind', '=', 'invoice-opened')
      .where('person_id', '=', owner.accountId)
      .orderBy('number')
      .execute()
    expect(looks).toEqual(
      numbers.map((number, at) => ({ job_id: at === 0 ? null : jobId, details: { number } })),
    )
  })
})
