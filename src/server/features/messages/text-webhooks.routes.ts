import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/lib/app-error.ts'
import { textProviders } from './text-webhooks.service.ts'
import type { TextWebhooksService } from './text-webhooks.service.ts'

const maxBytes = 1_000_000
const path = '/api/webhooks/texts/:provider'

const paramsSchema = z.object({ provider: z.enum(textProviders) })

/** The webhooks of the providers of SMS and WhatsApp. Signatures cover the raw bytes and the address. */
export function registerTextWebhooks(
  app: FastifyInstance,
  webhooks: TextWebhooksService,
  publicUrl: string,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(path, { bodyLimit: maxBytes, schema: { hide: true } }, async (request, reply) => {
      const { method, headers, body } = request
      const outcome = await webhooks.receive(providerOf(request), {
        method,
        headers,
        url: new URL(request.url, publicUrl),
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      })
      if (outcome === 'unknown') throw new AppError('NOT_FOUND')
      if (outcome === 'forged') {
        throw new AppError('MALFORMED', { detail: 'a webhook without a signature' })
      }
      // One provider would send any text of the reply to the phone.
      return reply.header('cache-control', 'no-store').send()
    })
    scope.get(path, { schema: { hide: true } }, async (request, reply) => {
      const { searchParams } = new URL(request.url, publicUrl)
      const answer = webhooks.confirm(providerOf(request), searchParams)
      if (answer === undefined) throw new AppError('NOT_FOUND')
      return reply.header('cache-control', 'no-store').type('text/plain').send(answer)
    })
  })
}

/** @throws AppError NOT_FOUND */
function providerOf({ params }: FastifyRequest) {
  const { data } = paramsSchema.safeParse(params)
  if (!data) throw new AppError('NOT_FOUND')
  return data.provider
}
