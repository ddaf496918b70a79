import { expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { countsOfAlarms } from './overview.rules.ts'

const nothing = {
  codes: { sent: 0, unused: 0 },
  paymentsWithoutJob: 0,
  money: { payments: 0, paidPaise: 0, refundedPaise: 0 },
}

test('S7-1187: a large share of refunds, once there are enough payments to judge', () => {
  const percentOf = (payments: number, refundedPaise: number) =>
    countsOfAlarms({ ...nothing, money: { payments, paidPaise: 100_000, refundedPaise } })
      .refundedPercent
  const enough = limits.paymentsToJudge
  expect(percentOf(enough, 10_000)).toBe(0)
  expect(percentOf(enough, 11_000)).toBe(11)
  expect(percentOf(enough - 1, 50_000)).toBe(0)
  expect(countsOfAlarms(nothing)).toEqual({
    unusedCodes: 0,
    paymentsWithoutJob: 0,
    refundedPercent: 0,
  })
})
