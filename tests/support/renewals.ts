import { randomUUID } from 'node:crypto'
import { endOfIndiaDayAfter } from '#contract/india-time.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { Order } from '#contract/payments/schemas.ts'
import { expectOk } from './inject.ts'
import type { TestReply } from './inject.ts'
import { jobForm, setJobStatus } from './job-factories.ts'
import { payAtProvider, pricePaise, verify } from './paid-jobs.ts'
import type { Claim } from './paid-jobs.ts'
import { createEmployer } from './profile-factories.ts'
import type { TestRazorpay } from './razorpay.ts'
import type { TestApp } from './test-app.ts'
import type { TestViewer } from './viewers.ts'

/** Lets a live job end so many days from now; it has ended when they are negative. */
export async function setLastDay(testApp: TestApp, jobId: string, days: number): Promise<void> {
  await testApp.db
    .updateTable('jobs')
    .set({ expires_at: endOfIndiaDayAfter(testApp.clock.now(), days) })
    .where('id', '=', jobId)
    .execute()
}

/** An employer with a free job that is live and ends so many days from now. */
export async function addEndingJob(
  testApp: TestApp,
  admin: TestViewer,
  days = 2,
): Promise<{ employer: TestViewer; jobId: string }> {
  const employer = await createEmployer(testApp)
  const posted = await expectOk(employer.call('POST', '/api/postjob', { json: jobForm() }))
  const jobId: string = posted.json().id
  await setJobStatus(admin, jobId, 'accepted')
  await setLastDay(testApp, jobId, days)
  return { employer, jobId }
}

type Renewal = { plan?: PlanName; amount?: number }

/** Orders more days for a job at the server's price. */
export function askRenewal(
  employer: TestViewer,
  jobId: string,
  { plan = 'basic', amount = pricePaise(plan) }: Renewal = {},
): Promise<TestReply> {
  return employer.call('POST', `/api/jobs/${jobId}/renewal-order`, { json: { plan, amount } })
}

export const orderRenewal = async (
  employer: TestViewer,
  jobId: string,
  renewal?: Renewal,
): Promise<Order> => (await expectOk(askRenewal(employer, jobId, renewal))).json()

/** A renewal that is ordered and paid. */
export async function renewByPayment(
  razorpay: TestRazorpay,
  employer: TestViewer,
  jobId: string,
  renewal?: Renewal,
): Promise<{ orderId: string; claim: Claim }> {
  const { id: orderId } = await orderRenewal(employer, jobId, renewal)
  const claim = payAtProvider(razorpay, orderId)
  await expectOk(verify(employer, claim))
  return { orderId, claim }
}

/** Renews a job with a bought post. */
export const renewWithBought = (
  employer: TestViewer,
  jobId: string,
  { plan = 'basic', submissionId = randomUUID() } = {},
): Promise<TestReply> =>
  employer.call('POST', `/api/jobs/${jobId}/renew`, { json: { plan, submissionId } })
