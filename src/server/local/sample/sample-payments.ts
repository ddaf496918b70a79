import { randomUUID } from 'node:crypto'
import { planCharge } from '#contract/payments/pricing.ts'
import type { Composition, Services } from '#server/compose/compose.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import type { SamplePost } from './posts.ts'
import type { SampleTill } from './sample-till.ts'

type Logo = { readonly bytes: Buffer; readonly fileName: string }

/** Posts a job for free, as the job form does. Returns its id. */
export async function postFreeJob(
  { posting }: Pick<Services, 'posting'>,
  employer: Viewer,
  { form }: SamplePost,
  logo: Logo,
): Promise<string> {
  const { id } = await posting.postJob(employer, { ...form, submissionId: randomUUID() }, logo)
  return id
}

/** Orders a plan, saves the job, pays, and returns the payment's result, as the checkout does. */
export async function postPaidJob(
  { posting, checkout }: Pick<Services, 'posting' | 'checkout'>,
  pay: SampleTill['pay'],
  employer: Viewer,
  { form, plan }: SamplePost,
  logo: Logo,
): Promise<string> {
  const submissionId = randomUUID()
  const order = await checkout.createOrder(employer, {
    amount: planCharge(plan).totalRupees * 100,
    currency: 'INR',
    type: plan,
    submissionId,
  })
  const { id } = await posting.postJob(employer, { ...form, submissionId, orderId: order.id }, logo)
  const paid = pay(order.id)
  const { success } = await checkout.verifyPayment(employer, {
    order_id: paid.razorpay_order_id,
    payment_id: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  })
  if (!success) throw new Error('a job of the sample could not be paid')
  return id
}

/**
 * Sends the refunds of rejected jobs, which the background work would send otherwise. The sweep of
 * unfinished orders is skipped: no sample order can be paid any more.
 */
export async function closeTill({ db, services }: Composition): Promise<void> {
  const due = await db.selectFrom('refunds').select('id').where('status', '=', 'due').execute()
  for (const { id } of due) await services.payments.sendRefund(id)
  await db.updateTable('orders').set({ next_sweep_at: null }).execute()
}
