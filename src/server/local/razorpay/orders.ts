import { z } from 'zod'
import { ApiError } from './api-error.ts'
import { entryOf, newProviderId } from './book.ts'
import type { Book } from './book.ts'
import type { Order } from './entities.ts'

const minCaptureMinutes = 12
const maxCaptureMinutes = 7200

const notesSchema = z
  .record(
    z.string().max(256),
    z.coerce.string().max(256, 'The value of a note can not be longer than 256 characters'),
  )
  .refine((notes) => Object.keys(notes).length <= 15, 'There can be at most 15 notes')
  .or(z.array(z.never()).transform(() => ({})))
  .default({})

const minutes = z.int().min(minCaptureMinutes).max(maxCaptureMinutes)

const orderInputSchema = z.object({
  amount: z
    .int('The amount must be an integer.')
    .min(100, 'The amount must be at least INR 1.00')
    .max(50_000_000, 'Amount exceeds maximum amount allowed.'),
  currency: z.literal('INR', 'Currency is not supported'),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish(),
  notes: notesSchema,
  partial_payment: z.literal(false).optional(),
  payment: z
    .object({
      capture: z.enum(['automatic', 'manual']),
      capture_options: z
        .object({
          automatic_expiry_period: minutes,
          manual_expiry_period: minutes.default(maxCaptureMinutes),
          refund_speed: z.enum(['normal', 'optimum']),
        })
        .refine(
          (options) => options.manual_expiry_period >= options.automatic_expiry_period,
          'The manual expiry period is shorter than the automatic one',
        )
        .optional(),
    })
    .optional(),
})

const notesChangeSchema = z.strictObject({ notes: notesSchema })

export function createOrder(book: Book, body: unknown): Order {
  const input = parseBody(orderInputSchema, body)
  const order: Order = {
    id: newProviderId('order'),
    amount: input.amount,
    amount_paid: 0,
    currency: input.currency,
    receipt: input.receipt ?? null,
    status: 'created',
    attempts: 0,
    notes: input.notes,
    created_at: book.seconds(),
    isCapturedByItself: input.payment?.capture !== 'manual',
  }
  book.commit({ orders: [order] })
  return order
}

/** The only part of an order that can be changed. */
export function changeNotes(book: Book, orderId: string, body: unknown): Order {
  const { notes } = parseBody(notesChangeSchema, body)
  const order = { ...entryOf(book.orders, orderId), notes }
  book.commit({ orders: [order] })
  return order
}

/** @throws ApiError in the provider's format, for the first problem */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.')
  throw new ApiError(issue?.message ?? 'Bad request', field === undefined ? {} : { field })
}
