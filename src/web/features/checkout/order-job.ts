import { calls } from '#contract/calls.ts'
import { planCharge } from '#contract/payments/pricing.ts'
import type { PlanName } from '#contract/payments/pricing.ts'
import type { Order } from '#contract/payments/schemas.ts'
import type { Api } from '#web/lib/api/api.ts'
import type { PaymentFailure } from './use-payment.ts'
import type { CheckoutState } from '#web/features/job-posting/checkout-state.ts'
import { toJobFormData } from '#web/features/job-posting/job-form-data.ts'

type Input = { checkout: CheckoutState; logo: File | undefined; plan: PlanName }

/**
 * Orders a plan and saves the job with it, to be paid. Both calls are idempotent: a retry answers with
 * the first order and job. A job saved with another plan is not paid here, as the shown price differs.
 * @throws ApiError
 */
export async function orderJob(
  api: Api,
  { checkout, logo, plan }: Input,
): Promise<Order | PaymentFailure> {
  const { formDataToSend, submissionId } = checkout
  const order = await api.call(calls.createOrder, {
    body: {
      amount: planCharge(plan).totalRupees * 100,
      currency: 'INR',
      type: plan,
      submissionId,
    },
  })
  const job = await api.call(calls.postJob, {
    form: toJobFormData(formDataToSend, logo, {
      submissionId,
      plan,
      orderId: order.id,
      amount: planCharge(plan).priceRupees,
    }),
  })
  if (job.orderId === order.id) return { ...order, jobId: job.id }
  return { kind: 'failed', message: 'payment.savedWithOtherPlan', next: 'dashboard' }
}
