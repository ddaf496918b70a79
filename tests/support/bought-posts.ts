import { randomUUID } from 'node:crypto'
import { planCharge } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { Order, PostsLeft } from '#contract/payments/schemas.ts'
import { expectOk } from './inject.ts'
import type { TestReply } from './inject.ts'
import { jobForm } from './job-factories.ts'
import { payAtProvider, verify } from './paid-jobs.ts'
import type { Claim } from './paid-jobs.ts'
import type { TestRazorpay } from './razorpay.ts'
import type { TestViewer } from './viewers.ts'

export const priceOfPosts = (plan: PlanName, quantity: number): number =>
  planCharge(plan, quantity).totalRupees * 100

type Purchase = { plan?: PlanName; quantity?: number; submissionId?: string; amount?: number }

/** Orders posts at the server's price. */
export function askPosts(employer: TestViewer, input: Purchase = {}): Promise<TestReply> {
  const { plan = 'basic', quantity = 5, submissionId = randomUUID() } = input
  const { amount = priceOfPosts(plan, quantity) } = input
  return employer.call('POST', '/api/post-orders', {
    json: { plan, quantity, amount, submissionId },
  })
}

/** Posts that are bought and paid. */
export async function addPosts(
  razorpay: TestRazorpay,
  employer: TestViewer,
  input: Purchase = {},
): Promise<{ order: Order; claim: Claim }> {
  const order: Order = (await expectOk(askPosts(employer, input))).json()
  const claim = payAtProvider(razorpay, order.id)
  await expectOk(verify(employer, claim))
  return { order, claim }
}

/** Posts a job with a bought post. */
export const postWithBought = (
  employer: TestViewer,
  answers: Record<string, unknown> = {},
): Promise<TestReply> =>
  employer.call('POST', '/api/postjob', { json: jobForm({ usePostOf: 'basic', ...answers }) })

export async function addBoughtJob(
  employer: TestViewer,
  answers: Record<string, unknown> = {},
): Promise<string> {
  return (await expectOk(postWithBought(employer, answers))).json().id
}

/** How many posts of each plan are left. */
export async function postsLeft(employer: TestViewer): Promise<Record<PlanName, number>> {
  const terms = (await expectOk(employer.call('GET', '/api/posting-terms'))).json()
  const counts = new Map(terms.postsLeft.map(({ plan, count }: PostsLeft) => [plan, count]))
  return { basic: Number(counts.get('basic')), demand: Number(counts.get('demand')) }
}
