import { endpoints } from '#contract/endpoints.ts'
import { planCharge } from '#contract/pricing.ts'
import type { PlanName } from '#contract/pricing.ts'
import type { Api } from '#web/lib/api.ts'
import type { PayableOrder, PaymentFailure } from '../paying/use-payment.ts'
import type { CheckoutState } from './checkout-state.ts'
import { toJobFormData } from './job-form-data.ts'

type Wish = { checkout: CheckoutState; logo: File | undefined; plan: PlanName }

/**
 * Orders a plan and saves the job with it, to be paid. Asked again, both calls answer with what the
 * first time made. A job that was saved with another plan is no longer for sale here: its price is not
 * the one that is shown.
 * @throws ApiError
 */
export async function orderJob(
  api: Api,
  { checkout, logo, plan }: Wish,
): Promise<PayableOrder | PaymentFailure> {
  const { formDataToSend, submissionId } = checkout
  const order = await api.call(endpoints.createOrder, {
    body: {
      amount: planCharge(plan).totalRupees * 100,
      currency: 'INR',
      type: plan,
      submissionId,
    },
  })
  const job = await api.call(endpoints.postJob, {
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
