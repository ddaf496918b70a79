import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { localeCookie, localeCookieSeconds, localePath } from '#contract/i18n/locale-address.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Languages } from '#server/lib/languages.ts'

const paramsSchema = z.object({ locale: z.string() })
/** A path of this site: `//` or a backslash would lead to another one. */
const ownPath = /^\/(?![/\\])[^\\\s]*$/
const querySchema = z.object({ next: z.string().regex(ownPath).catch('/') })

/** Keeps a reader's language in a cookie and leads on to a page in it, for forms that are sent without script. */
export function registerLanguageChoice(app: FastifyInstance, languages: Languages): void {
  void app.register(async (scope) => {
    // The form has no fields: the address says everything.
    const form = 'application/x-www-form-urlencoded'
    scope.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) => done(null))
    scope.post('/language/:locale', { schema: { hide: true } }, async (request, reply) => {
      const locale = languages.find(paramsSchema.parse(request.params).locale)
      if (locale === undefined) throw new AppError('NOT_FOUND')
      const next = querySchema.parse(request.query).next
      const cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${localeCookieSeconds}; SameSite=Lax`
      return reply
        .header('set-cookie', cookie)
        .header('cache-control', 'no-store')
        .redirect(localePath(next, locale, languages.enabled), 303)
    })
  })
}
