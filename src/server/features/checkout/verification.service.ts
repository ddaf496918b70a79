import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { verifyPaymentReplySchema, verifyPaymentSchema } from '#contract/payments/schemas.ts'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Log } from '#server/lib/log.ts'
import type { PaymentProvider } from '#server/ports/payment-provider.ts'
import { isPaymentRecorded } from '#server/features/payments/money.repository.ts'
import * as orders from '#server/features/payments/orders.repository.ts'
import type { OrderRow } from '#server/features/payments/orders.repository.ts'
import { toPaymentsError } from '#server/features/payments/provider-problem.ts'
import { progressOf } from '#server/features/payments/settlement.rules.ts'
import type { Settled } from '#server/features/payments/settlement.service.ts'
import type { PaymentsService } from '#server/features/payments/payments.service.ts'

type CheckoutResult = z.output<typeof verifyPaymentSchema>
type VerifyReply = z.input<typeof verifyPaymentReplySchema>

type Deps = {
  db: Kysely<DB>
  log: Log
  provider: Pick<PaymentProvider, 'isPaymentSigned'>
  payments: Pick<PaymentsService, 'settleOrder'>
}

/** Verification of the checkout's result, which the provider has signed. */
export function createVerification({ db, log, provider, payments }: Deps) {
  return {
    /**
     * Checks the signature of a checkout's result, and then settles the order with the provider.
     * @throws AppError ORDER_NOT_FOUND, for another employer's order too; PAYMENTS_AWAY, with the
     *   settlement queued
     */
    async verifyPayment(viewer: Viewer, result: CheckoutResult): Promise<VerifyReply> {
      const order = await orders.findOwnOrder(db, viewer.accountId, result.order_id)
      if (!order || order.provider_order_id === null) throw new AppError('ORDER_NOT_FOUND')
      const isSigned = provider.isPaymentSigned({
        orderId: order.provider_order_id,
        paymentId: result.payment_id,
        signature: result.signature,
      })
      if (!isSigned) {
        const fields = { orderId: order.id, providerPaymentId: result.payment_id }
        log.warn(fields, 'The signature of a payment is forged')
        return { success: false, progress: progressOf(order.status) }
      }
      // A recorded payment needs no second settlement.
      if (order.status !== 'open' && (await isPaymentRecorded(db, order.id, result.payment_id))) {
        return toReply(progressOf(order.status))
      }
      const settled = await settle(order)
      return toReply(progressWith(settled, result.payment_id))
    },
  }

  async function settle(order: OrderRow): Promise<Settled> {
    try {
      return await payments.settleOrder(order.id)
    } catch (error) {
      const problem = toPaymentsError(error, log, 'verify-payment')
      if (problem !== error) {
        await db.transaction().execute((tx) => orders.queueSettlement(tx, order.id))
      }
      throw problem
    }
  }
}

/** A signed payment that the provider's list does not show yet is pending. */
function progressWith({ progress, seen }: Settled, paymentId: string): Settled['progress'] {
  const isSeen = seen.some((payment) => payment.id === paymentId)
  return progress === 'unpaid' && !isSeen ? 'pending' : progress
}

const toReply = (progress: Settled['progress']): VerifyReply => ({
  success: progress === 'paid',
  progress,
})
