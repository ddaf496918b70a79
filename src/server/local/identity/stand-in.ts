import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { defaultLocale } from '#contract/i18n/locales.ts'
import { registerRequestLocale } from '#server/http/binding/request-locale.ts'
import { createLanguages } from '#server/lib/languages.ts'
import { ZodError } from 'zod'
import { registerFacebook } from './facebook.routes.ts'
import { registerGoogle } from './google.routes.ts'

type Options = {
  google: { clientId: string; clientSecret: string }
  facebook: { appId: string; appSecret: string }
  /** 0 takes any free port. */
  port?: number
}

/** The faults of the provider's API; the pages for people work in any case. */
export type IdentityFault = 'error' | 'web page' | 'hang'

const isCallOfServer = (path: string): boolean =>
  /openid-configuration|\/jwks|\/token|access_token|debug_token|\/me\b/.test(path)

/** Google and Facebook on this machine: their sign-in protocols with real keys and signatures. */
export async function startIdentityStandIn({ google, facebook, port = 0 }: Options) {
  const app = fastify({ forceCloseConnections: true })
  registerRequestLocale(app, createLanguages([defaultLocale]))
  const stopped = new AbortController()
  let fault: IdentityFault | undefined

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.setErrorHandler(async (error, _request, reply) => {
    const isMalformed = error instanceof ZodError
    return reply
      .code(isMalformed ? 400 : 500)
      .send({ error: isMalformed ? 'invalid_request' : 'server_error' })
  })
  app.addHook('onRequest', async ({ url }, reply) => {
    if (fault === undefined || !isCallOfServer(url)) return undefined
    if (fault === 'error') return reply.code(503).send({ error: 'temporarily_unavailable' })
    if (fault === 'web page') return reply.type('text/html').send('<h1>Welcome to the Wi-Fi</h1>')
    await sleep(600_000, undefined, { signal: stopped.signal }).catch(() => undefined)
    return reply.code(503).send()
  })
  registerGoogle(app, google)
  registerFacebook(app, facebook)

  return {
    url: await app.listen({ host: '127.0.0.1', port }),
    /** Sets the fault from now on; undefined removes it. */
    setFault: (next: IdentityFault | undefined) => {
      fault = next
    },
    close: async () => {
      stopped.abort()
      await app.close()
    },
  }
}
