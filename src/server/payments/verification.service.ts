import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { verifyPaymentReplySchema, verifyPaymentSchema } from '#contract/payments.ts'
import type { DB } from '../db/types.ts'
import type { Viewer } from '../http/viewer.ts'
import { AppError } from '../lib/app-error.ts'
import type { Log } from '../lib/log.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import { isPaymentRecorded } from './money.repository.ts'
import * as orders from './orders.repository.ts'
import type { OrderRow } from './orders.repository.ts'
import { payingProblem } from './provider-problem.ts'
import { progressOf } from './settlement.rules.ts'
import type { Settled, Settlement } from './settlement.service.ts'

type Claim = z.output<typeof verifyPaymentSchema>
type Verdict = z.input<typeof verifyPaymentReplySchema>

type Needs = {
  db: Kysely<DB>
  log: Log
  provider: Pick<PaymentProvider, 'isPaymentSigned'>
  settlement: Settlement
}

/** What the checkout brings back to the browser: a claim, signed by the provider. */
export function createVerification({ db, log, provider, settlement }: Needs) {
  return {
    /**
     * Judges a claim by its signature, and then asks the provider what became of the order.
     * @throws AppError ORDER_NOT_FOUND, also for somebody else's order; PAYMENTS_AWAY, with the
     *   order queued to be asked about
     */
    async verifyPayment(viewer: Viewer, claim: Claim): Promise<Verdict> {
      const order = await orders.findOwnOrder(db, viewer.accountId, claim.order_id)
      if (!order || order.provider_order_id === null) throw new AppError('ORDER_NOT_FOUND')
      const isSigned = provider.isPaymentSigned({
        orderId: order.provider_order_id,
        paymentId: claim.payment_id,
        signature: claim.signature,
      })
      if (!isSigned) {
        const fields = { orderId: order.id, providerPaymentId: claim.payment_id }
        log.warn(fields, 'The signature of a payment is forged')
        return { success: false, progress: progressOf(order.status) }
      }
      // Told again of what is in the books, there is nothing to ask.
      if (order.status !== 'open' && (await isPaymentRecorded(db, order.id, claim.payment_id))) {
        return verdict(progressOf(order.status))
      }
      const settled = await settle(order)
      return verdict(withClaim(settled, claim.payment_id))
    },
  }

  async function settle(order: OrderRow): Promise<Settled> {
    try {
      return await settlement.settle(order.id)
    } catch (error) {
      const problem = payingProblem(error, log, 'verify-payment')
      if (problem !== error) {
        await db.transaction().execute((trx) => orders.queueSettlement(trx, order.id))
      }
      throw problem
    }
  }
}

/** The provider signed for a payment that its list does not show yet: it is under way. */
function withClaim({ progress, seen }: Settled, paymentId: string): Settled['progress'] {
  const isSeen = seen.some((payment) => payment.id === paymentId)
  return progress === 'unpaid' && !isSeen ? 'pending' : progress
}

const verdict = (progress: Settled['progress']): Verdict => ({
  success: progress === 'paid',
  progress,
})
