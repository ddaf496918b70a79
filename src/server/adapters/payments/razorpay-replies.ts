import { z } from 'zod'
import type {
  ProviderOrder,
  ProviderPayment,
  ProviderRefund,
} from '../../ports/payment-provider.ts'

/* The parts of the API's replies that the product reads. */

const providerId = (prefix: 'order' | 'pay' | 'rfnd') =>
  z.string().regex(new RegExp(`^${prefix}_[A-Za-z0-9]{1,40}$`))

export const orderIdSchema = providerId('order')
export const paymentIdSchema = providerId('pay')
export const refundIdSchema = providerId('rfnd')

const paise = z.int().nonnegative()

export const orderReplySchema = z
  .object({
    id: orderIdSchema,
    amount: paise,
    currency: z.string(),
    receipt: z.string().nullable(),
    created_at: z.int(),
  })
  .transform(({ id, amount, currency, receipt, created_at }) => ({
    createdAt: created_at,
    order: { id, amountPaise: amount, currency, receipt: receipt ?? '' } satisfies ProviderOrder,
  }))

/** A payment that was made to the account outside of the product has no order. */
export const paymentReplySchema = z
  .object({
    id: paymentIdSchema,
    order_id: orderIdSchema.nullish(),
    amount: paise,
    currency: z.string(),
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    method: z.string().nullish(),
  })
  .transform(({ id, order_id, amount, currency, status, method }) => {
    if (!order_id) return undefined
    const named = { id, orderId: order_id, amountPaise: amount, currency, status }
    return { ...named, method: method ?? 'unknown' } satisfies ProviderPayment
  })

export const refundReplySchema = z
  .object({
    id: refundIdSchema,
    payment_id: paymentIdSchema,
    amount: paise,
    status: z.enum(['pending', 'processed', 'failed']),
  })
  .transform(({ id, payment_id, amount, status }): ProviderRefund => ({
    id,
    paymentId: payment_id,
    amountPaise: amount,
    status,
  }))

export const collectionOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item) })
