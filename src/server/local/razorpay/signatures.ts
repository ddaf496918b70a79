import { createHmac } from 'node:crypto'

/** The hex HMAC that signs everything of the provider. */
export const signatureOf = (message: string, secret: string): string =>
  createHmac('sha256', secret).update(message).digest('hex')

export type PaymentCallback = {
  readonly razorpay_payment_id: string
  readonly razorpay_order_id: string
  readonly razorpay_signature: string
}

/** What the checkout passes to the page after a payment. */
export const callbackOf = (
  payment: { id: string; order_id: string },
  keySecret: string,
): PaymentCallback => ({
  razorpay_payment_id: payment.id,
  razorpay_order_id: payment.order_id,
  razorpay_signature: signatureOf(`${payment.order_id}|${payment.id}`, keySecret),
})
