import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ApiError, errorBody, refusalBody } from './api-error.ts'
import { entryOf } from './book.ts'
import type { Book } from './book.ts'
import { collectionOf } from './collections.ts'
import type { Refund } from './entities.ts'
import { changeNotes, createOrder } from './orders.ts'
import { capture } from './payments.ts'
import { createRefund } from './refunds.ts'
import { orderView, paymentView, refundView } from './views.ts'

type Options = {
  book: Book
  keys: { keyId: string; keySecret: string }
  /** The outcome of the next refund, and when it is settled. */
  nextRefund: () => { outcome: Refund['status']; settlesAt: number | undefined }
}

const paramsSchema = z.object({ id: z.string() })
const receiptSchema = z.object({ receipt: z.string().optional() })
const idOf = (params: unknown): string => paramsSchema.parse(params).id

/** The part of the provider's API that needs the merchant's keys. */
export function registerApi(app: FastifyInstance, { book, keys, nextRefund }: Options): void {
  const { keyId, keySecret } = keys
  const credentials = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  app.addHook('preHandler', async (request) => {
    if (request.headers.authorization === credentials) return
    throw new ApiError('Authentication failed', { status: 401 })
  })

  app.post('/v1/orders', async ({ body }) => orderView(createOrder(book, body)))
  app.get('/v1/orders', async ({ query }) => {
    const { receipt } = receiptSchema.parse(query)
    const orders = [...book.orders.values()]
    const wanted = receipt === undefined ? orders : orders.filter((o) => o.receipt === receipt)
    return collectionOf(wanted, query, orderView)
  })
  app.get('/v1/orders/:id', async ({ params }) => orderView(entryOf(book.orders, idOf(params))))
  app.patch('/v1/orders/:id', async ({ params, body }) =>
    orderView(changeNotes(book, idOf(params), body)),
  )
  app.get('/v1/orders/:id/payments', async ({ params }) => {
    const { id } = entryOf(book.orders, idOf(params))
    const payments = [...book.payments.values()].filter(({ order_id }) => order_id === id)
    return collectionOf(payments, { count: 100 }, paymentView)
  })

  app.get('/v1/payments', async ({ query }) =>
    collectionOf(book.payments.values(), query, paymentView),
  )
  app.get('/v1/payments/:id', async ({ params }) =>
    paymentView(entryOf(book.payments, idOf(params))),
  )
  app.post('/v1/payments/:id/capture', async ({ params, body }) =>
    paymentView(capture(book, idOf(params), body)),
  )
  app.post('/v1/payments/:id/refund', async ({ params, body, headers }) => {
    const key = headers['x-refund-idempotency']
    const input = { paymentId: idOf(params), body, key: key?.toString(), ...nextRefund() }
    return refundView(createRefund(book, input))
  })
  app.get('/v1/payments/:id/refunds', async ({ params, query }) => {
    const { id } = entryOf(book.payments, idOf(params))
    const refunds = [...book.refunds.values()].filter(({ payment_id }) => payment_id === id)
    return collectionOf(refunds, query, refundView)
  })
  app.get('/v1/refunds/:id', async ({ params }) => refundView(entryOf(book.refunds, idOf(params))))
}

/** Errors in the provider's format. */
export function setApiErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof ApiError) return reply.code(error.status).send(refusalBody(error))
    const status =
      error instanceof Error && 'statusCode' in error && error.statusCode === 400 ? 400 : 500
    const code = status === 400 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR'
    return reply.code(status).send(errorBody(code, 'The request could not be worked on'))
  })
  app.setNotFoundHandler(async (_request, reply) =>
    reply
      .code(404)
      .send(errorBody('BAD_REQUEST_ERROR', 'The requested URL was not found on the server.')),
  )
}
