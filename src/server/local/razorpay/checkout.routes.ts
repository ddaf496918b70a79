import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError } from './api-error.ts'
import type { Book } from './book.ts'
import { entryOf } from './book.ts'
import { renderCheckout } from './checkout.page.ts'
import type { CheckoutContent } from './checkout.page.ts'
import type { Payment } from './entities.ts'
import { parseBody } from './orders.ts'
import { outcomes } from './payments.ts'
import type { PaymentInput } from './payments.ts'
import type { PaymentCallback } from './signatures.ts'
import { failure } from './views.ts'

type Options = {
  book: Book
  keyId: string
  lateSeconds: number
  pay: (input: Omit<PaymentInput, 'confirmsAt'> & { callback: boolean }) => {
    payment: Payment
    callback: PaymentCallback | undefined
  }
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'"

const windowSchema = z.object({ key_id: z.string(), order_id: z.string() })
const paramsSchema = z.object({ id: z.string() })
const paySchema = z.object({
  key_id: z.string(),
  outcome: z.enum(outcomes),
  callback: z.boolean(),
  email: z.string().max(200).optional(),
  contact: z.string().max(20).optional(),
})

const files = {
  '/v1/checkout.js': ['checkout.js', 'text/javascript'],
  '/v1/checkout/window.js': ['window.js', 'text/javascript'],
  '/v1/checkout/checkout.css': ['checkout.css', 'text/css'],
} as const

/** The routes for browsers: the script, its window, and the payment. Only public keys are sent. */
export async function registerCheckout(app: FastifyInstance, options: Options): Promise<void> {
  const { book, keyId, lateSeconds, pay } = options

  for (const [path, [file, type]] of Object.entries(files)) {
    const content = await readFile(new URL(`./browser/${file}`, import.meta.url))
    app.get(path, async (_request, reply) => {
      // The requesting page is of another origin; its own policy allows this one.
      void reply.header('cross-origin-resource-policy', 'cross-origin')
      return reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content)
    })
  }

  app.get('/v1/checkout/public', async ({ query, t }, reply) => {
    void reply.header('content-security-policy', policy).header('cache-control', 'no-store')
    return reply
      .type('text/html; charset=utf-8')
      .send(renderCheckout(contentOf(query), { lateSeconds, t }))
  })

  app.post('/v1/checkout/:id/pay', async ({ params, body }) => {
    const { key_id, ...input } = parseBody(paySchema, body)
    requireKey(key_id)
    const { payment, callback } = pay({ ...input, orderId: paramsSchema.parse(params).id })
    const { id, order_id, status } = payment
    if (status !== 'failed') return { status, callback }
    return { status, error: failureOf({ payment_id: id, order_id }) }
  })

  function contentOf(query: unknown): CheckoutContent {
    try {
      const { key_id, order_id } = parseBody(windowSchema, query)
      requireKey(key_id)
      const order = entryOf(book.orders, order_id)
      if (order.status !== 'paid') return { order }
      return { refusal: 'The order has already been paid' }
    } catch (error) {
      if (error instanceof ApiError) return { refusal: error.message }
      throw error
    }
  }

  function requireKey(given: string): void {
    if (given !== keyId) throw new ApiError('The api key provided is invalid', { status: 401 })
  }
}

const failureOf = (metadata: object) => ({
  code: failure.error_code,
  description: failure.error_description,
  source: failure.error_source,
  step: failure.error_step,
  reason: failure.error_reason,
  metadata,
})
