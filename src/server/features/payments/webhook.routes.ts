import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'
import type { PaymentsService } from './payments.service.ts'

const maxBytes = 1_000_000

/**
 * The payment provider's webhook. The signature covers the raw bytes, so this route has its own body
 * parser and is not a declared endpoint.
 */
export async function registerPaymentWebhook(
  app: FastifyInstance,
  payments: PaymentsService,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      '/api/webhooks/razorpay',
      { bodyLimit: maxBytes, schema: { hide: true } },
      async (request, reply) => {
        const { body, headers } = request
        const isSigned = await payments.receiveEvent(
          Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          {
            signature: textOf(headers['x-razorpay-signature']),
            eventId: textOf(headers['x-razorpay-event-id']),
          },
        )
        if (!isSigned) throw new AppError('MALFORMED', { detail: 'a webhook without a signature' })
        return reply.header('cache-control', 'no-store').send({ ok: true })
      },
    )
  })
}

const textOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' ? header : ''
