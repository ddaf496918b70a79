import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { localePath } from '#contract/i18n/locale-address.ts'
import type { Languages } from '#server/lib/languages.ts'
import type { MessageSettingsService } from './message-settings.service.ts'

const paramsSchema = z.object({ token: z.string() })

/**
 * Stops messages by the link in one of them: the button of the page at the same address, and the
 * one-click unsubscribing of mail programs (RFC 8058).
 */
export function registerStop(
  app: FastifyInstance,
  settings: Pick<MessageSettingsService, 'stop'>,
  { enabled }: Pick<Languages, 'enabled'>,
): void {
  void app.register(async (scope) => {
    // Neither form has a field that matters: the address says everything.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, _body, done) => done(null),
    )
    scope.post('/stop/:token', { schema: { hide: true } }, async (request, reply) => {
      const { token } = paramsSchema.parse(request.params)
      await settings.stop(token)
      return reply
        .header('cache-control', 'no-store')
        .redirect(localePath(`/stop/${token}`, request.locale, enabled), 303)
    })
  })
}
