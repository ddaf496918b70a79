import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { addJob } from '#tests/support/job-factories.ts'
import {
  addPaidOrder,
  addRefund,
  creditOrder,
  invoiceOrder,
} from '#tests/support/order-factories.ts'
import type { PaidOrder } from '#tests/support/order-factories.ts'
import { readPdf } from '#tests/support/pdf-text.ts'
import { createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

let employer: TestViewer
let jobId: string
let order: PaidOrder
const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-06-01T09:00:00Z')
const admin = await signIn(testApp, 'admin')
beforeEach(async () => {
  employer = await createEmployer(testApp)
  jobId = await addJob(testApp, employer, {}, { plan: 'demand' })
  order = await addPaidOrder(testApp, employer, { jobId })
})

const askFor = (viewer: TestViewer, id: string = jobId): Promise<TestReply> =>
  viewer.call('GET', `/api/jobs/${id}/invoice-link`)

const open = (url: string): Promise<TestReply> => callApi(testApp, 'GET', url)

const notFound = { code: 'NOT_FOUND' }

describe('GET /api/jobs/:jobId/invoice-link', () => {
  test('S7-93: returns a download link to the employer and to admins', async () => {
    const number = await invoiceOrder(testApp, order)
    for (const viewer of [employer, admin]) {
      const links = (await expectOk(askFor(viewer))).json()
      expect(links).toEqual({ invoiceUrl: expect.any(String), creditNoteUrl: null })
      const reply = await open(links.invoiceUrl)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="invoice-${number.replaceAll('/', '-')}.pdf"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      const { lines } = await readPdf(reply.rawPayload)
      expect(lines).toEqual(
        expect.arrayContaining([number, 'Shah Services', '₹471.00', order.providerPaymentId]),
      )
    }
  })

  test('returns the credit note too, if there is one', async () => {
    const number = await invoiceOrder(testApp, order)
    const refundId = await addRefund(testApp, order)
    const creditNumber = await creditOrder(testApp, order, refundId)
    const { invoiceUrl, creditNoteUrl } = (await expectOk(askFor(employer))).json()
    expect((await open(invoiceUrl)).headers['content-disposition']).toContain('invoice-JP-')
    const reply = await open(creditNoteUrl)
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="credit-note-${String(creditNumber).replaceAll('/', '-')}.pdf"`,
    )
    const { lines } = await readPdf(reply.rawPayload)
    expect(lines).toEqual(expect.arrayContaining(['Credit note', creditNumber, number, '₹471.00']))
  })

  test('prints the details at the day of the invoice', async () => {
    await invoiceOrder(testApp, order)
    const { invoiceUrl } = (await expectOk(askFor(employer))).json()
    const before = (await open(invoiceUrl)).rawPayload
    const details = {
      legalName: 'Another Name',
      address: 'Elsewhere',
      pincode: '110001',
      state: 'Delhi',
      city: 'New Delhi',
      email: 'other@example.com',
    }
    await expectOk(employer.call('POST', '/api/billing-details', { json: details }))
    expect((await open(invoiceUrl)).rawPayload.equals(before)).toBe(true)
  })

  test('has the saved billing details', async () => {
    const details = {
      legalName: 'शाह सेवाएँ',
      address: 'Connaught Place',
      pincode: '110001',
      state: 'Delhi',
      city: 'New Delhi',
      email: 'accounts@example.com',
    }
    await expectOk(employer.call('POST', '/api/billing-details', { json: details }))
    await invoiceOrder(testApp, order)
    const { invoiceUrl } = (await expectOk(askFor(employer))).json()
    const { lines } = await readPdf((await open(invoiceUrl)).rawPayload)
    expect(lines).toEqual(
      expect.arrayContaining(['Connaught Place', 'New Delhi 110001', 'CGST 9%', 'SGST 9%']),
    )
    expect(lines.filter((line) => line === '₹36.00')).toHaveLength(2)
  })

  test('S7-94: knows no invoice of an unpaid, free, foreign or missing job', async () => {
    const refusals = [await askFor(employer)]
    await invoiceOrder(testApp, order)
    const free = await addJob(testApp, employer)
    const stranger = await createEmployer(testApp)
    refusals.push(await askFor(employer, free), await askFor(stranger))
    for (const id of [randomUUID(), 'x', '%00']) refusals.push(await askFor(employer, id))
    expect(refusals.map((reply) => reply.statusCode)).toEqual(refusals.map(() => 404))
    const [first] = refusals
    expect(first?.json()).toMatchObject(notFound)
    expect(refusals.map((reply) => reply.body)).toEqual(refusals.map(() => first?.body))
  })

  test('S7-95: is only for employers and admins', async () => {
    await invoiceOrder(testApp, order)
    expect((await open(`/api/jobs/${jobId}/invoice-link`)).statusCode).toBe(401)
    const reply = await askFor(await createCandidate(testApp))
    expect(reply.statusCode).toBe(403)
    expect(reply.json().code).toBe('WRONG_ROLE')
  })
})

describe('a link', () => {
  let invoiceUrl: string
  beforeEach(async () => {
    await invoiceOrder(testApp, order)
    ;({ invoiceUrl } = (await expectOk(askFor(employer))).json())
  })

  test('is valid for five minutes', async () => {
    testApp.clock.advance({ minutes: limits.signedLinkMinutes, seconds: -1 })
    expect((await open(invoiceUrl)).statusCode).toBe(200)
    testApp.clock.advance({ seconds: 1 })
    const reply = await open(invoiceUrl)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject(notFound)
  })

  test('opens no other document', async () => {
    const other = await addPaidOrder(testApp, employer)
    await invoiceOrder(testApp, other)
    const { id: otherId } = await testApp.db
      .selectFrom('invoices')
      .select('id')
      .where('order_id', '=', other.orderId)
      .executeTakeFirstOrThrow()
    const { pathname, searchParams } = new URL(invoiceUrl, 'http://localhost')
    const id = pathname.split('/').at(-1) ?? ''
    const expires = Number(searchParams.get('expires'))
    const forged = [
      pathname,
      invoiceUrl.replace(id, otherId),
      invoiceUrl.replace('/invoice/', '/credit-note/'),
      invoiceUrl.replace('/invoice/', '/other/'),
      invoiceUrl.replace('/documents/invoice/', '/files/'),
      invoiceUrl.replace(String(expires), String(expires + 1)),
      invoiceUrl.replace(String(expires), '1e12'),
      invoiceUrl.replace(/signature=.*/, 'signature='),
      invoiceUrl.replace(/signature=.*/, `signature=${'A'.repeat(43)}`),
      `${invoiceUrl}&signature=x`,
    ]
    const replies = await Promise.all(forged.map(open))
    expect(replies.map((reply) => reply.statusCode)).toEqual(forged.map(() => 404))
  })
})
