import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ProviderEvent } from '../../ports/payment-provider.ts'
import { orderIdSchema, paymentIdSchema, refundIdSchema } from './razorpay-replies.ts'

const entity = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z
    .object({ entity: z.object(fields) })
    .optional()
    .catch(undefined)
const idOr = (schema: z.ZodType<string>) => schema.optional().catch(undefined)

/** Events of any kind arrive here, so nothing of the payload is required. */
const eventSchema = z.object({
  event: z.string().max(100),
  payload: z.object({
    order: entity({ id: idOr(orderIdSchema) }),
    payment: entity({ id: idOr(paymentIdSchema), order_id: idOr(orderIdSchema) }),
    refund: entity({ id: idOr(refundIdSchema), payment_id: idOr(paymentIdSchema) }),
  }),
})

/** @param raw what the provider has signed */
export function toEvent(raw: Buffer, eventId: string): ProviderEvent {
  const id = /^[\w-]{1,100}$/.test(eventId) ? eventId : hashOf(raw)
  const { data } = eventSchema.safeParse(parseJson(raw))
  const { order, payment, refund } = data?.payload ?? {}
  return {
    id,
    // Refusing it would only bring it again, for a day, and then nothing any more.
    name: data?.event ?? 'unreadable',
    orderId: order?.entity.id ?? payment?.entity.order_id,
    paymentId: payment?.entity.id ?? refund?.entity.payment_id,
    refundId: refund?.entity.id,
  }
}

/** Each delivery of an event carries the same bytes. */
const hashOf = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex')

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
