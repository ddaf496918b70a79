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

/** Events of all kinds arrive here, so no part of the payload is required. */
const eventSchema = z.object({
  event: z.string().max(100),
  payload: z.object({
    order: entity({ id: idOr(orderIdSchema) }),
    payment: entity({ id: idOr(paymentIdSchema), order_id: idOr(orderIdSchema) }),
    refund: entity({ id: idOr(refundIdSchema), payment_id: idOr(paymentIdSchema) }),
  }),
})

/** @param raw the signed bytes */
export function toEvent(raw: Buffer, eventId: string): ProviderEvent {
  const id = /^[\w-]{1,100}$/.test(eventId) ? eventId : hashOf(raw)
  const { data } = eventSchema.safeParse(parseJson(raw))
  const { order, payment, refund } = data?.payload ?? {}
  return {
    id,
    // An unreadable event is accepted: after a refusal the provider would repeat it for a day and
    // then disable the webhook.
    name: data?.event ?? 'unreadable',
    orderId: order?.entity.id ?? payment?.entity.order_id,
    paymentId: payment?.entity.id ?? refund?.entity.payment_id,
    refundId: refund?.entity.id,
  }
}

/** The id of an event without one: all its deliveries have the same bytes. */
const hashOf = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex')

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
