import { randomUUID } from 'node:crypto'
import type { Order } from '#contract/payments/schemas.ts'
import { limits } from '#contract/limits.ts'
import { planCharge } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import { expectOk } from './inject.ts'
import type { TestReply } from './inject.ts'
import { jobForm } from './job-factories.ts'
import { createEmployer } from './profile-factories.ts'
import type { TestRazorpay } from './razorpay.ts'
import type { TestApp } from './test-app.ts'
import type { TestViewer } from './viewers.ts'

export const pricePaise = (plan: PlanName): number => planCharge(plan).totalRupees * 100

/** A signed-in employer whose free posts are used, so the next post costs money. */
export async function createPayingEmployer(testApp: TestApp): Promise<TestViewer> {
  const employer = await createEmployer(testApp)
  for (let posted = 0; posted < limits.freePosts; posted += 1) {
    await expectOk(employer.call('POST', '/api/postjob', { json: jobForm() }))
  }
  return employer
}

/** Creates an order with the price of its plan. */
export async function askOrder(
  employer: TestViewer,
  input: { plan?: PlanName; submissionId?: string; amount?: unknown } = {},
): Promise<TestReply> {
  const { plan = 'demand', submissionId = randomUUID(), amount = pricePaise(plan) } = input
  return await employer.call('POST', '/create-order', {
    json: { amount, currency: 'INR', type: plan, submissionId },
  })
}

export async function makeOrder(
  employer: TestViewer,
  input: { plan?: PlanName; submissionId?: string } = {},
): Promise<Order> {
  return (await expectOk(askOrder(employer, input))).json()
}

export const postWithOrder = (
  employer: TestViewer,
  orderId: string,
  answers: Record<string, unknown> = {},
): Promise<TestReply> =>
  employer.call('POST', '/api/postjob', { json: jobForm({ orderId, ...answers }) })

/** A saved job and the order that will pay for it. */
export async function addOrderedJob(
  employer: TestViewer,
  input: { plan?: PlanName } = {},
): Promise<{ jobId: string; orderId: string }> {
  const { id: orderId } = await makeOrder(employer, input)
  const { id: jobId } = (await expectOk(postWithOrder(employer, orderId))).json()
  return { jobId, orderId }
}

export type Claim = { order_id: string; payment_id: string; signature: string }

/** Pays an order in full at the provider and returns what the checkout gives to the browser. */
export function payAtProvider(razorpay: TestRazorpay, orderId: string): Claim {
  const { callback } = razorpay.sim.pay({ orderId, outcome: 'captured' })
  if (!callback) throw new Error('the checkout handed nothing over')
  return {
    order_id: callback.razorpay_order_id,
    payment_id: callback.razorpay_payment_id,
    signature: callback.razorpay_signature,
  }
}

export const verify = (employer: TestViewer, claim: object): Promise<TestReply> =>
  employer.call('POST', '/verify-payment', { json: claim })

/** A paid job, which waits for verification. */
export async function addPaidJob(
  razorpay: TestRazorpay,
  employer: TestViewer,
  input: { plan?: PlanName } = {},
): Promise<{ jobId: string; orderId: string; claim: Claim }> {
  const job = await addOrderedJob(employer, input)
  const claim = payAtProvider(razorpay, job.orderId)
  await expectOk(verify(employer, claim))
  return { ...job, claim }
}
