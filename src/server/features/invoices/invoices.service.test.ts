import { describe, expect, test } from 'vitest'
import {
  addPaidOrder,
  addPayment,
  addRefund,
  creditOrder,
  invoiceOrder,
} from '#tests/support/order-factories.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import type { PaidOrder } from '#tests/support/order-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const testApp = closeAfterAll(await createTestApp({ max: 50 }))
const employer = await createEmployer(testApp)

const issue = (sale: PaidOrder) => invoiceOrder(testApp, sale)
const credit = (sale: PaidOrder, refundId: string, at?: Date) =>
  creditOrder(testApp, sale, refundId, at)

const sell = (at: string) => addPaidOrder(testApp, employer, { at: new Date(at) })

const readSeries = (financialYear: string) =>
  testApp.db
    .selectFrom('invoices')
    .select(['serial', 'number', 'order_id', 'issued_at'])
    .where('financial_year', '=', financialYear)
    .orderBy('serial')
    .execute()

const lastSerial = async (series: string, financialYear: string) => {
  const row = await testApp.db
    .selectFrom('document_counters')
    .select('last_serial')
    .where('series', '=', series)
    .where('financial_year', '=', financialYear)
    .executeTakeFirst()
  return row?.last_serial
}

describe('numbers of invoices', () => {
  test('have no gap and no duplicate when 50 are issued concurrently and a third is rolled back', async () => {
    // Half are issued a second before the end of India's financial year, half in the new one.
    const instants = ['2031-03-31T18:29:59Z', '2031-03-31T18:30:00Z']
    const sales = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sell(instants[index % 2] ?? '')),
    )
    const results = await Promise.allSettled(
      sales.map((sale, index) =>
        testApp.db.transaction().execute(async (tx) => {
          const number = await testApp.composition.services.invoices.issue(tx, sale)
          if (index % 3 === 0) throw new Error('rolled back')
          return number
        }),
      ),
    )
    const issued = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value] : [],
    )
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    )
    expect(refused).toEqual(Array.from({ length: 17 }, () => 'Error: rolled back'))
    const old = await readSeries('30-31')
    const current = await readSeries('31-32')
    expect(old.map((row) => row.serial)).toEqual(old.map((_, index) => index + 1))
    expect(current.map((row) => row.serial)).toEqual(current.map((_, index) => index + 1))
    expect([...old, ...current].map((row) => row.number).sort()).toEqual(issued.sort())
    expect(old[0]?.number).toBe('JP/30-31/000001')
    expect(current[0]?.number).toBe('JP/31-32/000001')
    expect(await lastSerial('JP', '30-31')).toBe(old.length)
    expect(await lastSerial('JP', '31-32')).toBe(current.length)
  })

  test('are issued once for an order, also concurrently', async () => {
    const sale = await sell('2032-06-01T09:00:00Z')
    const numbers = await Promise.all(Array.from({ length: 10 }, () => issue(sale)))
    expect(new Set(numbers)).toEqual(new Set(['JP/32-33/000001']))
    expect(await issue(await sell('2032-06-01T09:00:01Z'))).toBe('JP/32-33/000002')
    expect(await issue(sale)).toBe('JP/32-33/000001')
    expect(await lastSerial('JP', '32-33')).toBe(2)
  })

  test('increase with the dates, even if the clocks of two machines differ', async () => {
    await issue(await sell('2033-07-01T09:00:00Z'))
    await issue(await sell('2033-06-30T09:00:00Z'))
    await issue(await sell('2033-07-02T09:00:00Z'))
    const dates = (await readSeries('33-34')).map((row) => row.issued_at.toISOString())
    expect(dates).toEqual([
      '2033-07-01T09:00:00.000Z',
      '2033-07-01T09:00:00.000Z',
      '2033-07-02T09:00:00.000Z',
    ])
  })
})

describe('an invoice', () => {
  const readInvoice = (sale: PaidOrder) =>
    testApp.db
      .selectFrom('invoices')
      .selectAll()
      .where('order_id', '=', sale.orderId)
      .executeTakeFirstOrThrow()

  test('stores both parties, the items and the tax', async () => {
    const sale = await sell('2034-06-01T09:00:00Z')
    await issue(sale)
    expect(await readInvoice(sale)).toMatchObject({
      series: 'JP',
      financial_year: '34-35',
      number: 'JP/34-35/000001',
      issued_at: sale.at,
      supplier: {
        brand: 'Kaamyab',
        legalName: 'Example Supplier Private Limited',
        gstin: '07AAAAA0000A1Z4',
        address: 'Registered address, New Delhi',
        state: 'Delhi',
        isSample: true,
      },
      recipient: {
        legalName: 'Shah Services',
        address: '4 Park Street',
        city: 'Kolkata',
        state: 'West Bengal',
        pincode: '700016',
        email: 'vikram@example.com',
        gstin: null,
      },
      place_of_supply: 'West Bengal',
      sac: '998365',
      description: 'Online job advertisement, In Demand plan, 21 days',
      taxable_paise: 39_900,
      cgst_paise: 0,
      sgst_paise: 0,
      igst_paise: 7200,
      total_paise: 47_100,
    })
  })

  test('is never changed or deleted', async () => {
    const sale = await sell('2035-06-01T09:00:00Z')
    await issue(sale)
    const { id } = await readInvoice(sale)
    const change = testApp.db.updateTable('invoices').set({ number: 'X' }).where('id', '=', id)
    await expect(change.execute()).rejects.toThrow('never changed')
    const removal = testApp.db.deleteFrom('invoices').where('id', '=', id)
    await expect(removal.execute()).rejects.toThrow('never changed')
  })
})

describe('credit notes', () => {
  test('have their own series and reverse an invoice once', async () => {
    const sale = await sell('2036-06-01T09:00:00Z')
    await issue(sale)
    const refundId = await addRefund(testApp, sale)
    const numbers = await Promise.all(Array.from({ length: 5 }, () => credit(sale, refundId)))
    expect(new Set(numbers)).toEqual(new Set(['CN/36-37/000001']))
    expect(await lastSerial('CN', '36-37')).toBe(1)
    expect(await lastSerial('JP', '36-37')).toBe(1)
  })

  test('are numbered in the year of the refund', async () => {
    const sale = await sell('2037-03-31T09:00:00Z')
    await issue(sale)
    const refundId = await addRefund(testApp, sale)
    expect(await credit(sale, refundId, new Date('2037-04-02T09:00:00Z'))).toBe('CN/37-38/000001')
  })

  test('are not issued without an invoice, or for another payment', async () => {
    const sale = await sell('2038-06-01T09:00:00Z')
    const early = await addRefund(testApp, sale)
    expect(await credit(sale, early)).toBeUndefined()
    await issue(sale)
    const secondPayment = await addPayment(testApp, sale)
    const refundOfSecond = await addRefund(testApp, sale, secondPayment)
    expect(await credit(sale, refundOfSecond)).toBeUndefined()
    expect(await lastSerial('CN', '38-39')).toBeUndefined()
  })
})
