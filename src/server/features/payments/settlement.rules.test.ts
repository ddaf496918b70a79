import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { orderStatuses, orderTransitions } from '#contract/payments/states.ts'
import type { ProviderPayment } from '#server/ports/payment-provider.ts'
import { jobDueBy, planSettlement, progressOf } from './settlement.rules.ts'
import type { OrderState } from './settlement.rules.ts'

const now = new Date('2026-05-01T06:00:00Z')

const open: OrderState = {
  status: 'open',
  totalPaise: 47_100,
  currency: 'INR',
  providerOrderId: 'order_a',
  createdAt: new Date('2026-05-01T05:00:00Z'),
  paidAt: null,
  hasJob: true,
}

const payment = (changes: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'pay_a',
  orderId: 'order_a',
  amountPaise: 47_100,
  currency: 'INR',
  status: 'captured',
  method: 'upi',
  ...changes,
})

const plan = (
  seen: readonly ProviderPayment[],
  order: Partial<OrderState> = {},
  recorded: readonly string[] = [],
) => planSettlement({ order: { ...open, ...order }, recorded: new Set(recorded), seen, now })

const nothing = { payments: [], becomesPaid: false, isReturned: false }

describe('planSettlement', () => {
  test('one captured payment of the right amount pays the order', () => {
    expect(plan([payment()])).toEqual({
      payments: [{ payment: payment(), isSettling: true }],
      becomesPaid: true,
      isReturned: false,
    })
  })

  test.each(['created', 'authorized', 'failed', 'refunded'] as const)(
    'a payment that is %s is no money of ours',
    (status) => expect(plan([payment({ status })])).toEqual(nothing),
  )

  test("another order's payment is none of this one's", () => {
    expect(plan([payment({ orderId: 'order_b' })])).toEqual(nothing)
  })

  test.each([{ amountPaise: 47_099 }, { amountPaise: 47_101 }, { currency: 'USD' }])(
    'a payment with %j pays nothing and goes back',
    (changes) => {
      const wrong = payment(changes)
      expect(plan([wrong])).toEqual({
        ...nothing,
        payments: [{ payment: wrong, isSettling: false }],
      })
    },
  )

  test('one of two payments settles, whatever their order', () => {
    const [a, b] = [payment(), payment({ id: 'pay_b' })]
    const payments = [
      { payment: a, isSettling: true },
      { payment: b, isSettling: false },
    ]
    expect(plan([a, b]).payments).toEqual(payments)
    expect(plan([b, a]).payments).toEqual(payments)
  })

  test('a payment of a paid or returned order goes back', () => {
    const paidAt = open.createdAt
    for (const status of ['paid', 'returned'] as const) {
      expect(plan([payment({ id: 'pay_b' })], { status, paidAt }, ['pay_a'])).toMatchObject({
        payments: [{ isSettling: false }],
        becomesPaid: false,
      })
    }
  })

  test('a paid order waits a day for its job, and a dropped job is not waited for', () => {
    const waiting = { status: 'paid', hasJob: false, createdAt: now } as const
    const hours = (count: number) => new Date(now.getTime() - count * 60 * 60 * 1000)
    const almost = new Date(hours(limits.paidOrderWaitsHours).getTime() + 1)
    expect(plan([], { ...waiting, paidAt: almost }).isReturned).toBe(false)
    expect(plan([], { ...waiting, paidAt: hours(24) }).isReturned).toBe(true)
    expect(jobDueBy(hours(24))).toEqual(now)
    const old = hours(limits.unpaidJobDays * 24)
    expect(plan([payment()], { hasJob: false, createdAt: old })).toMatchObject({
      becomesPaid: true,
      isReturned: true,
    })
    expect(plan([payment()], { hasJob: true, createdAt: old }).isReturned).toBe(false)
  })
})

describe('progressOf', () => {
  test('is the status, and pending while a bank has to answer', () => {
    expect(progressOf('open')).toBe('unpaid')
    expect(progressOf('open', [payment({ status: 'failed' })])).toBe('unpaid')
    expect(progressOf('open', [payment({ status: 'created' })])).toBe('pending')
    expect(progressOf('open', [payment({ status: 'authorized' })])).toBe('pending')
    expect(progressOf('paid', [payment({ status: 'created' })])).toBe('paid')
    expect(progressOf('returned')).toBe('returned')
  })
})

const noNames: readonly string[] = []

const anyPayment: fc.Arbitrary<ProviderPayment> = fc.record({
  id: fc.constantFrom('pay_a', 'pay_b', 'pay_c', 'pay_d'),
  orderId: fc.constantFrom('order_a', 'order_b'),
  amountPaise: fc.constantFrom(47_100, 34_100),
  currency: fc.constantFrom('INR', 'USD'),
  status: fc.constantFrom('created', 'authorized', 'captured', 'refunded', 'failed'),
  method: fc.constant('upi'),
})

const anyList = fc.uniqueArray(anyPayment, { selector: ({ id }) => id, maxLength: 4 })

/** Writes a plan down as the service does. */
function follow(
  state: { order: OrderState; recorded: readonly string[]; settling: number },
  seen: readonly ProviderPayment[],
) {
  const { order, recorded } = state
  const planned = planSettlement({ order, recorded: new Set(recorded), seen, now })
  const paidAt = planned.becomesPaid ? now : order.paidAt
  const paid = planned.becomesPaid ? 'paid' : order.status
  const status = planned.isReturned ? 'returned' : paid
  return {
    order: { ...order, status, paidAt } satisfies OrderState,
    recorded: [...recorded, ...planned.payments.map((each) => each.payment.id)],
    settling: state.settling + planned.payments.filter((each) => each.isSettling).length,
  }
}

describe('however the provider answers, and however often', () => {
  test('an order is paid at most once, by one payment, and never unpaid again', () => {
    fc.assert(
      fc.property(
        fc.array(anyList, { maxLength: 6 }),
        fc.boolean(),
        fc.boolean(),
        (answers, hasJob, isOld) => {
          const createdAt = isOld ? new Date('2026-03-01T00:00:00Z') : open.createdAt
          let state: Parameters<typeof follow>[0] = {
            order: { ...open, hasJob, createdAt },
            recorded: noNames,
            settling: 0,
          }
          for (const seen of answers) {
            const next = follow(state, seen)
            const allowed: readonly string[] = [
              state.order.status,
              ...orderTransitions[state.order.status],
            ]
            expect(allowed).toContain(next.order.status)
            expect(new Set(next.recorded).size).toBe(next.recorded.length)
            expect(next.settling).toBe(next.order.status === 'open' ? 0 : 1)
            // Told the same again, nothing is left to write.
            expect(follow(next, seen)).toEqual(next)
            state = next
          }
          expect(orderStatuses).toContain(state.order.status)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
