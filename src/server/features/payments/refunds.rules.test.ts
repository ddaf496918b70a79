import { describe, expect, test } from 'vitest'
import type { ProviderRefund } from '#server/ports/payment-provider.ts'
import { findAtProvider, refundKey, statusesBefore } from './refunds.rules.ts'

const created = new Date('2026-05-01T06:00:00Z')
const refund = {
  id: '7f3c1f0e-5a43-4c86-9d1e-0a8f9a0f5a11',
  amount_paise: 47_100,
  provider_refund_id: null,
  created_at: created,
  updated_at: created,
}
const providerRefund = (changes: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: 'rfnd_a',
  paymentId: 'pay_a',
  amountPaise: 47_100,
  status: 'processed',
  ...changes,
})

describe('refundKey', () => {
  test('is the id of the refund; a later try has another, always the same one', () => {
    expect(refundKey(refund)).toBe(refund.id)
    const tried = { ...refund, updated_at: new Date('2026-05-02T06:00:00Z') }
    const again = { ...refund, updated_at: new Date('2026-05-03T06:00:00Z') }
    expect(refundKey(tried)).toBe(refundKey({ ...tried }))
    expect(new Set([refund, tried, again].map((each) => refundKey(each))).size).toBe(3)
    for (const each of [refund, tried]) expect(refundKey(each)).toMatch(/^[\w-]{10,40}$/)
  })
})

describe('findAtProvider', () => {
  test('takes any refund of the same money that stands', () => {
    expect(findAtProvider(refund, [])).toBeUndefined()
    expect(findAtProvider(refund, [providerRefund({ status: 'pending' })])?.id).toBe('rfnd_a')
    expect(findAtProvider(refund, [providerRefund({ amountPaise: 100 })])).toBeUndefined()
    expect(findAtProvider(refund, [providerRefund({ status: 'failed' })])).toBeUndefined()
  })

  test('takes one that stands before the failed one that it knows', () => {
    const mine = { ...refund, provider_refund_id: 'rfnd_a' }
    const failed = providerRefund({ status: 'failed' })
    expect(findAtProvider(mine, [failed])).toBe(failed)
    expect(findAtProvider(mine, [failed, providerRefund({ id: 'rfnd_b' })])?.id).toBe('rfnd_b')
  })
})

test('a processed refund moves nowhere, and a failed one only by hand', () => {
  expect(statusesBefore('due')).toEqual(['failed'])
  expect(statusesBefore('pending')).toEqual(['due'])
  expect(statusesBefore('processed')).toEqual(['due', 'pending', 'failed'])
  expect(statusesBefore('failed')).toEqual(['due', 'pending'])
})
