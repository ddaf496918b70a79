import { randomUUID } from 'node:crypto'
import { planCharge } from '#contract/pricing.ts'
import type { Composition, Services } from '../../compose.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { SamplePost } from './posts.ts'
import type { SampleTill } from './sample-till.ts'

type Logo = { readonly bytes: Buffer; readonly fileName: string }

/** Posts a job for free, as the job form does. Gives its id. */
export async function postFreeJob(
  { jobs }: Pick<Services, 'jobs'>,
  employer: Viewer,
  { form }: SamplePost,
  logo: Logo,
): Promise<string> {
  const { id } = await jobs.postJob(employer, { ...form, submissionId: randomUUID() }, logo)
  return id
}

/** Orders a plan, saves the job, pays and brings the payment back, as the checkout does. */
export async function postPaidJob(
  { jobs, payments }: Pick<Services, 'jobs' | 'payments'>,
  pay: SampleTill['pay'],
  employer: Viewer,
  { form, plan }: SamplePost,
  logo: Logo,
): Promise<string> {
  const submissionId = randomUUID()
  const order = await payments.createOrder(employer, {
    amount: planCharge(plan).totalRupees * 100,
    currency: 'INR',
    type: plan,
    submissionId,
  })
  const { id } = await jobs.postJob(employer, { ...form, submissionId, orderId: order.id }, logo)
  const paid = pay(order.id)
  const { success } = await payments.verifyPayment(employer, {
    order_id: paid.razorpay_order_id,
    payment_id: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  })
  if (!success) throw new Error('a job of the sample could not be paid')
  return id
}

/**
 * Sends the refunds of rejected jobs, which otherwise wait for the background work, and lets the
 * sweep be: nothing of this can be paid any more.
 */
export async function closeTill({ db, services }: Composition): Promise<void> {
  const due = await db.selectFrom('refunds').select('id').where('status', '=', 'due').execute()
  for (const { id } of due) await services.payments.sendRefund(id)
  await db.updateTable('orders').set({ next_sweep_at: null }).execute()
}
