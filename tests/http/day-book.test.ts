import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import {
  addPaidOrder,
  addRefund,
  creditOrder,
  invoiceOrder,
} from '#tests/support/order-factories.ts'
import type { PaidOrder } from '#tests/support/order-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)

const ask = (query: string, viewer: TestViewer = admin): Promise<TestReply> =>
  viewer.call('GET', `/api/day-book${query}`)

const header =
  'Document,Number,Date,Against invoice,Recipient,GSTIN of recipient,Place of supply,State code,SAC,Taxable value,CGST,SGST or UTGST,IGST,Total,Order,Payment'

/** Reads CSV as RFC 4180 has it. */
function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [whole, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    if (whole === '' && lines.at(-1)?.length === 0) continue
    lines.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
  }
  return lines.filter((line) => line.length > 0)
}

async function readBook(from: string, to: string): Promise<string[][]> {
  const reply = await expectOk(ask(`?from=${from}&to=${to}`))
  expect(reply.body.startsWith('\u{FEFF}')).toBe(true)
  const [names, ...lines] = parseCsv(reply.body.slice(1))
  expect(names?.join(',')).toBe(header)
  return lines
}

async function sell(at: string, legalName?: string): Promise<{ sale: PaidOrder; number: string }> {
  if (legalName !== undefined) {
    const details = {
      legalName,
      address: '4 Park Street',
      pincode: '110001',
      state: 'Delhi',
      city: 'New Delhi',
      email: 'accounts@example.com',
    }
    await expectOk(employer.call('POST', '/api/billing-details', { json: details }))
  }
  const sale = await addPaidOrder(testApp, employer, { at: new Date(at), plan: 'basic' })
  return { sale, number: await invoiceOrder(testApp, sale) }
}

describe('GET /api/day-book', () => {
  test('S7-96: has a line for each invoice and credit note, which takes its amounts back', async () => {
    const { sale, number } = await sell('2027-05-10T09:00:00Z')
    const refundId = await addRefund(testApp, sale)
    const credited = await creditOrder(testApp, sale, refundId, new Date('2027-05-11T09:00:00Z'))
    const within = await sell('2027-05-12T09:00:00Z', 'शाह, "Sons" & Co')
    const reply = await expectOk(ask('?from=2027-05-01&to=2027-05-31'))
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="day-book-2027-05-01-2027-05-31.csv"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(reply.body.endsWith('\r\n')).toBe(true)
    const shah = 'Shah Services||West Bengal|19|998365'
    const sons = 'शाह, "Sons" & Co||Delhi|07|998365'
    const paidBy = ({ orderId, providerPaymentId }: PaidOrder) => `${orderId}|${providerPaymentId}`
    const lines = (await readBook('2027-05-01', '2027-05-31')).map((cells) => cells.join('|'))
    expect(lines).toEqual([
      `Tax invoice|${number}|2027-05-10||${shah}|289.00|0.00|0.00|52.00|341.00|${paidBy(sale)}`,
      `Credit note|${credited}|2027-05-11|${number}|${shah}|-289.00|0.00|0.00|-52.00|-341.00|${paidBy(sale)}`,
      `Tax invoice|${within.number}|2027-05-12||${sons}|289.00|26.00|26.00|0.00|341.00|${paidBy(within.sale)}`,
    ])
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('keeps %s from being a formula', async (name) => {
    const { number } = await sell('2027-06-10T09:00:00Z', name)
    const line = (await readBook('2027-06-10', '2027-06-10')).find((cells) => cells[1] === number)
    expect(line?.[4]).toBe(`'${name}`)
  })

  test('takes days by the calendar in India, both included', async () => {
    const instants = [
      '2027-08-01T18:29:59.999Z',
      '2027-08-01T18:30:00.000Z',
      '2027-08-03T18:29:59.999Z',
      '2027-08-03T18:30:00.000Z',
    ]
    for (const instant of instants) await sell(instant)
    const days = (await readBook('2027-08-02', '2027-08-03')).map((cells) => cells[2])
    expect(days).toEqual(['2027-08-02', '2027-08-03'])
  })

  test('is whole and in order where it is longer than one page, also within one instant', async () => {
    const { sale } = await sell('2028-06-01T09:00:00Z')
    const count = 1203
    await sql`
      with sold as (
        insert into orders (id, employer_id, submission_id, plan, price_paise, gst_paise,
          total_paise, currency, status, created_at, paid_at)
        select gen_random_uuid(), employer_id, gen_random_uuid(), plan, price_paise, gst_paise,
          total_paise, currency, status, created_at, paid_at
        from orders, generate_series(1, ${count}) where orders.id = ${sale.orderId}
        returning id
      ), numbered as (
        select id, row_number() over () as serial from sold
      )
      insert into invoices (id, order_id, series, financial_year, serial, number, issued_at,
        supplier, recipient, place_of_supply, sac, description, taxable_paise, cgst_paise,
        sgst_paise, igst_paise, total_paise)
      select gen_random_uuid(), numbered.id, 'T', '29-30', numbered.serial,
        'T/29-30/' || lpad(numbered.serial::text, 6, '0'),
        timestamptz '2029-06-01 09:00:00Z' + numbered.serial / 700 * interval '1 hour',
        supplier, recipient, place_of_supply, sac, description, taxable_paise, cgst_paise,
        sgst_paise, igst_paise, total_paise
      from invoices, numbered where invoices.order_id = ${sale.orderId}`.execute(testApp.db)
    const numbers = (await readBook('2029-06-01', '2029-06-01')).map((cells) => cells[1])
    const wanted = Array.from(
      { length: count },
      (_, index) => `T/29-30/${String(index + 1).padStart(6, '0')}`,
    )
    expect(numbers).toEqual(wanted)
  })

  test('is empty but for its head where nothing was sold', async () => {
    expect(await readBook('2020-01-01', '2020-12-31')).toEqual([])
  })

  test.each([
    ['', { from: 'day', to: 'day' }],
    ['?from=2027-05-01', { to: 'day' }],
    ['?from=2027-02-30&to=2027-03-01', { from: 'day' }],
    ['?from=01-05-2027&to=2027-05-31', { from: 'day' }],
    ['?from=0000-01-01&to=9999-12-31', { from: 'day', to: 'day' }],
    ['?from=2027-05-02&to=2027-05-01', { to: 'reversed' }],
  ])('S7-97: refuses %j and says why', async (query, wrong) => {
    const reply = await ask(query)
    expect(reply.statusCode).toBe(422)
    const sentences = {
      day: 'Enter a date as yyyy-MM-dd',
      reversed: 'The last day is before the first day',
    } as const
    const fields = Object.fromEntries(
      Object.entries(wrong).map(([name, what]) => [
        name,
        what === 'reversed' ? sentences.reversed : sentences.day,
      ]),
    )
    expect(reply.json()).toEqual({
      code: 'INVALID_FORM',
      message: Object.values(fields)[0],
      fields,
    })
  })

  test('refuses what is no query at all', async () => {
    expect((await ask('?from=2027-05-01&from=2027-05-02&to=2027-05-03')).statusCode).toBe(400)
  })

  test('S7-98: is for admins alone', async () => {
    const query = '?from=2027-05-01&to=2027-05-31'
    expect((await callApi(testApp, 'GET', `/api/day-book${query}`)).statusCode).toBe(401)
    for (const role of ['candidate', 'employer'] as const) {
      const reply = await ask(query, await signIn(testApp, role))
      expect(reply.statusCode).toBe(403)
      expect(reply.json().code).toBe('WRONG_ROLE')
    }
  })
})
