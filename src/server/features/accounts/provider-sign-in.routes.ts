import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountTypeSchema } from '#contract/accounts/schemas.ts'
import { signInProviders } from '#contract/accounts/provider-sign-in.ts'
import type { SignInProvider } from '#contract/accounts/provider-sign-in.ts'
import type { ProviderResult } from '#contract/accounts/provider-result.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { AccountsService } from './accounts.service.ts'
import { renderProviderResult } from './provider-sign-in.page.ts'

const paramsSchema = z.object({ provider: z.enum(signInProviders) })
const startSchema = z.object({ type: accountTypeSchema })

const hidden = { schema: { hide: true } }

/**
 * The pages of the provider sign-in window.
 * @param baseUrl the origin of the callback; undefined means the origin of the request
 */
export function registerProviderSignIn(
  app: FastifyInstance,
  accounts: AccountsService,
  baseUrl: string | undefined,
): void {
  const callbackUrl = (request: FastifyRequest, provider: SignInProvider): string =>
    `${baseUrl ?? `${request.protocol}://${request.host}`}/auth/${provider}/callback`

  app.get('/auth/:provider/start', hidden, async (request, reply) => {
    const { provider } = parse(paramsSchema, request.params, 'NOT_FOUND')
    const { type } = parse(startSchema, request.query, 'MALFORMED')
    const redirectUri = callbackUrl(request, provider)
    const start = await accounts.startAtProvider(provider, type, redirectUri)
    setHeaders(reply)
    if ('outcome' in start) return sendResult(request, reply, start)
    return reply.header('set-cookie', start.cookie).redirect(start.url)
  })

  app.get('/auth/:provider/callback', hidden, async (request, reply) => {
    const { provider } = parse(paramsSchema, request.params, 'NOT_FOUND')
    const callback = new URL(callbackUrl(request, provider))
    callback.search = request.url.slice(request.url.indexOf('?') + 1)
    const result = await accounts.finishAtProvider(provider, callback, {
      cookies: request.headers.cookie,
      address: request.ip,
    })
    setHeaders(reply)
    void reply.header('set-cookie', accounts.clearSignInCookie)
    return sendResult(request, reply, result)
  })
}

function setHeaders(reply: FastifyReply): void {
  void reply.headers({
    'cache-control': 'no-store',
    // The URL contains the provider's authorization code.
    'referrer-policy': 'no-referrer',
    // The provider's pages set no such header. Any other value here would separate the window from
    // its opener.
    'cross-origin-opener-policy': 'unsafe-none',
  })
}

function sendResult({ t }: FastifyRequest, reply: FastifyReply, result: ProviderResult) {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(renderProviderResult(result, { nonce, t }))
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  errorCode: 'NOT_FOUND' | 'MALFORMED',
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError(errorCode)
  return parsed.data
}
