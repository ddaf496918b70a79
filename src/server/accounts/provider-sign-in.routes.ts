import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accountTypeSchema } from '#contract/accounts.ts'
import { signInProviders } from '#contract/provider-sign-in.ts'
import type { ProviderAnswer, SignInProvider } from '#contract/provider-sign-in.ts'
import { AppError } from '../lib/app-error.ts'
import type { AccountsService } from './accounts.service.ts'
import { renderProviderAnswer } from './provider-sign-in.page.ts'

const paramsSchema = z.object({ provider: z.enum(signInProviders) })
const startSchema = z.object({ type: accountTypeSchema })

const hidden = { schema: { hide: true } }

/**
 * What the window of a sign-in by a provider shows.
 * @param baseUrl where people come back to; undefined means where they came from
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
    const leaving = await accounts.startAtProvider(provider, type, redirectUri)
    setHeaders(reply)
    if ('outcome' in leaving) return sendAnswer(reply, leaving)
    return reply.header('set-cookie', leaving.cookie).redirect(leaving.url)
  })

  app.get('/auth/:provider/callback', hidden, async (request, reply) => {
    const { provider } = parse(paramsSchema, request.params, 'NOT_FOUND')
    const callback = new URL(callbackUrl(request, provider))
    callback.search = request.url.slice(request.url.indexOf('?') + 1)
    const answer = await accounts.finishAtProvider(provider, callback, {
      cookies: request.headers.cookie,
      address: request.ip,
    })
    setHeaders(reply)
    void reply.header('set-cookie', accounts.clearSignInCookie)
    return sendAnswer(reply, answer)
  })
}

function setHeaders(reply: FastifyReply): void {
  void reply.headers({
    'cache-control': 'no-store',
    // The address holds the provider's code.
    'referrer-policy': 'no-referrer',
    // The window has been at the provider's pages, which have none; any other value would cut it
    // off from the page that opened it.
    'cross-origin-opener-policy': 'unsafe-none',
  })
}

function sendAnswer(reply: FastifyReply, answer: ProviderAnswer) {
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .send(renderProviderAnswer(answer, nonce))
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  otherwise: 'NOT_FOUND' | 'MALFORMED',
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError(otherwise)
  return parsed.data
}
