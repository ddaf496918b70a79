import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  record,
} from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { expect, test } from 'vitest'
import { planNames } from '#contract/payments/pricing.ts'
import { outcomes } from '#server/local/razorpay/payments.ts'
import { actNames, createChaos } from '#tests/support/chaos.ts'
import type { Act, Chaos } from '#tests/support/chaos.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { effort, timeoutByEffort } from '#tests/support/effort.ts'

type ActName = Act['name']

const chaos = closeAfterAll(await createChaos())

const anyMishap = record({
  kind: constantFrom('crash' as const, 'crash' as const, 'silence' as const),
  call: oneof(integer({ min: 1, max: 6 }), integer({ min: 1, max: 45 })),
  isDone: boolean(),
})

/** The acts of the main way come more often, so that runs get far. */
const usual = ['order', 'save', 'pay', 'callback', 'webhook', 'sweep', 'work'] as const

const actOf = <Name extends ActName>(name: Arbitrary<Name>) =>
  record({
    name,
    form: constantFrom(0 as const, 1 as const),
    plan: constantFrom(...planNames),
    outcome: oneof(constantFrom('captured' as const), constantFrom(...outcomes)),
    pick: nat(20),
    times: constantFrom(1, 1, 3),
    mishap: option(anyMishap, { freq: 2 }),
  })

const anyAct = actOf(
  oneof(constantFrom(...usual), constantFrom(...usual), constantFrom(...actNames)),
)

const anyGroups = array(array(anyAct, { minLength: 1, maxLength: 4 }), {
  minLength: 4,
  maxLength: 14,
})

/** What follows once a job is live: bought posts, renewals, and its end. */
const later = [
  'buy',
  'save with a bought post',
  'accept',
  'near its end',
  'order a renewal',
  'pay a renewal',
  'pay a renewal',
  'renew with a bought post',
  'close',
  'work',
  'sweep',
] as const

const laterGroups = array(array(actOf(constantFrom(...later)), { minLength: 1, maxLength: 4 }), {
  minLength: 6,
  maxLength: 16,
})

const plainAct = { plan: 'demand', outcome: 'captured', pick: 0, times: 1, mishap: null } as const
/** The first form is ordered and saved before anything else, so that there is something to pay. */
const beginning = (['order', 'save'] as const).map((name) => [
  { ...plainAct, name, form: 0 as const },
])

/** The first form's job is paid and live, and ends soon. */
const lived = (['pay', 'check', 'accept', 'buy', 'near its end'] as const).map((name) => [
  { ...plainAct, name, form: 0 as const },
])

type Groups = Parameters<Chaos['play']>[1]

/** Plays a story to its end and holds the books against the provider's. */
async function playAndCheck(groups: Groups, areEventsLost: boolean): Promise<void> {
  const forms = chaos.newForms()
  await chaos.play(forms, beginning)
  await chaos.play(forms, groups)
  // Long after its last sweep an order is heard of by its webhook alone.
  const isLate = groups.flat().some(({ name }) => name === 'next month')
  await chaos.comeToRest({ areEventsLost: areEventsLost && !isLate })
  expect(chaos.faults).toEqual([])

  const { db, services } = chaos.calm
  const { sums, discrepancies } = await services.ledger.checkBooks()
  expect(discrepancies).toEqual([])
  expect(await services.ledger.compareWithProvider()).toEqual([])
  // Every paid order has its job by now, or its money is back.
  expect(sums.unassigned).toBe(0)
  const { book } = chaos
  const kept = [...book.payments.values()].reduce(
    (sum, { status, amount, amount_refunded: back }) =>
      sum + (status === 'captured' || status === 'refunded' ? amount - back : 0),
    0,
  )
  expect(sums.received - sums.returned).toBe(kept)

  for (const { employer, submissionId } of forms) {
    const orders = await db
      .selectFrom('orders')
      .select(['provider_order_id', 'status', 'total_paise'])
      .where('employer_id', '=', employer.accountId)
      .where('submission_id', '=', submissionId)
      .execute()
    // A form is paid once at most, whatever plans were tried.
    expect(orders.filter(({ status }) => status === 'paid').length).toBeLessThanOrEqual(1)
    for (const order of orders) {
      const ofOrder = [...book.payments.values()].filter(
        (payment) => payment.order_id === order.provider_order_id,
      )
      const standing = ofOrder.filter(({ status }) => status === 'captured')
      const retainedPaise = standing.reduce(
        (sum, each) => sum + each.amount - each.amount_refunded,
        0,
      )
      expect(retainedPaise).toBe(order.status === 'paid' ? order.total_paise : 0)
    }
  }
}

test(
  'P11: whatever fails at whatever moment, the books are right in the end',
  async () => {
    const property = asyncProperty(anyGroups, boolean(), playAndCheck)
    await assert(property, effort(4, 1000))
  },
  timeoutByEffort(25, 1000, 8000),
)

test(
  'P11: so they are with bought posts and renewals',
  async () => {
    const property = asyncProperty(laterGroups, boolean(), (groups, areEventsLost) =>
      playAndCheck([...lived, ...groups], areEventsLost),
    )
    await assert(property, effort(2, 1000))
  },
  timeoutByEffort(25, 1000, 8000),
)
