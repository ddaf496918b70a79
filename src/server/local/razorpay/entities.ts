import { z } from 'zod'

/* The stand-in's data in the provider's format. `entitiesSchema` parses it from a file. */

const notes = z.record(z.string(), z.string())

const orderSchema = z.object({
  id: z.string(),
  amount: z.int(),
  amount_paid: z.int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.enum(['created', 'attempted', 'paid']),
  attempts: z.int(),
  notes,
  created_at: z.int(),
  isCapturedByItself: z.boolean(),
})

const paymentSchema = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.string(),
  amount_refunded: z.int(),
  email: z.string().nullable(),
  contact: z.string().nullable(),
  created_at: z.int(),
  /** When the bank confirms late, in milliseconds. */
  confirmsAt: z.int().nullable(),
})

const refundSchema = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['pending', 'processed', 'failed']),
  receipt: z.string().nullable(),
  notes,
  created_at: z.int(),
  idempotency: z.object({ key: z.string(), request: z.string() }).nullable(),
  /** When the refund is settled, in milliseconds. */
  settlesAt: z.int().nullable(),
})

const eventSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The signed bytes, the same at each delivery. */
  body: z.string(),
  /** `failures` so far; null once the event was accepted or given up. */
  nextAttemptAt: z.int().nullable(),
  failures: z.int(),
  createdAt: z.int(),
})

export const changeSchema = z
  .object({
    orders: z.array(orderSchema),
    payments: z.array(paymentSchema),
    refunds: z.array(refundSchema),
    events: z.array(eventSchema),
  })
  .partial()

export type Order = z.infer<typeof orderSchema>
export type Payment = z.infer<typeof paymentSchema>
export type Refund = z.infer<typeof refundSchema>
export type ProviderEvent = z.infer<typeof eventSchema>
/** New entities and new states of entities that take effect together. */
export type Change = z.infer<typeof changeSchema>
