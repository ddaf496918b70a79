import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accountNumber } from './accounts.ts'
import { renderChooser } from './chooser.page.ts'
import { sendChooser } from './chooser-reply.ts'
import { createOnceBox, isOwnMachine } from './requests.ts'

type App = { readonly appId: string; readonly appSecret: string }

type SignInRequest = { readonly redirectUri: string; readonly state: string }
const outcomes = ['right', 'otherApp', 'invalid', 'expired', 'pageToken', 'otherPerson'] as const
type Grant = {
  readonly redirectUri: string
  readonly userId: string
  readonly outcome: (typeof outcomes)[number]
}

const wrongs = [
  { outcome: 'otherApp', name: 'standInSignIn.otherApp' },
  { outcome: 'invalid', name: 'standInSignIn.invalid' },
  { outcome: 'expired', name: 'standInSignIn.expired' },
  { outcome: 'pageToken', name: 'standInSignIn.pageToken' },
  { outcome: 'otherPerson', name: 'standInSignIn.otherPerson' },
] as const

const choiceSchema = z.object({
  request: z.string(),
  account: z.string().min(1).max(200).optional(),
  other: z.string().trim().max(200).default(''),
  outcome: z.enum([...outcomes, 'cancel']).default('right'),
})
const inspectSchema = z.object({ input_token: z.string(), access_token: z.string() })
const meSchema = z.object({ access_token: z.string(), appsecret_proof: z.string() })

/**
 * The part of Facebook that sign-in uses: the dialog, tokens for codes, and the inspection of
 * tokens.
 */
export function registerFacebook(app: FastifyInstance, { appId, appSecret }: App): void {
  const requests = createOnceBox<SignInRequest>()
  const grants = createOnceBox<Grant>()
  const tokens = new Map<string, Grant>()

  const dialogSchema = z.object({
    client_id: z.literal(appId),
    redirect_uri: z.string().refine(isOwnMachine),
    response_type: z.literal('code'),
    state: z.string().min(1),
  })
  const exchangeSchema = z.object({
    client_id: z.literal(appId),
    client_secret: z.literal(appSecret),
    redirect_uri: z.string(),
    code: z.string(),
  })
  const refusal = (message: string) => ({ error: { message, type: 'OAuthException', code: 100 } })

  app.get('/:version/dialog/oauth', async ({ query, t }, reply) => {
    const input = dialogSchema.parse(query)
    const request = requests.keep({ redirectUri: input.redirect_uri, state: input.state })
    return sendChooser(reply, (nonce) =>
      renderChooser({
        title: 'standInSignIn.facebookTitle',
        action: '/dialog/choice',
        request,
        wrongs,
        nonce,
        t,
      }),
    )
  })

  app.get('/dialog/choice', async ({ query }, reply) => {
    const choice = choiceSchema.parse(query)
    const request = requests.take(choice.request)
    if (!request) return reply.code(400).send(refusal('unknown request'))
    const back = new URL(request.redirectUri)
    back.searchParams.set('state', request.state)
    if (choice.outcome === 'cancel') {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_reason', 'user_denied')
    } else {
      const account = choice.account ?? (choice.other || 'asha@example.com')
      const userId = accountNumber('facebook', account)
      const { redirectUri } = request
      back.searchParams.set('code', grants.keep({ redirectUri, userId, outcome: choice.outcome }))
    }
    return reply.redirect(back.href)
  })

  app.post('/:version/oauth/access_token', async ({ body }, reply) => {
    const input = exchangeSchema.safeParse(body)
    const grant = input.success ? grants.take(input.data.code) : undefined
    if (grant === undefined || input.data?.redirect_uri !== grant.redirectUri) {
      return reply.code(400).send(refusal('This authorization code has been used.'))
    }
    const token = `EAAB${grants.keep(grant)}`
    tokens.set(token, grant)
    return { access_token: token, token_type: 'bearer', expires_in: 5_183_944 }
  })

  app.get('/debug_token', async ({ query }, reply) => {
    const input = inspectSchema.safeParse(query)
    const grant = input.success ? tokens.get(input.data.input_token) : undefined
    if (!grant || input.data?.access_token !== `${appId}|${appSecret}`) {
      return reply.code(400).send(refusal('Invalid OAuth access token.'))
    }
    const { outcome, userId } = grant
    const now = Math.floor(Date.now() / 1000)
    return {
      data: {
        app_id: outcome === 'otherApp' ? '2000000000000002' : appId,
        type: outcome === 'pageToken' ? 'PAGE' : 'USER',
        application: 'stand-in',
        expires_at: outcome === 'expired' ? now - 3600 : now + 3600,
        data_access_expires_at: now + 7_776_000,
        is_valid: outcome !== 'invalid',
        scopes: ['public_profile'],
        user_id: userId,
      },
    }
  })

  app.get('/:version/me', async ({ query }, reply) => {
    const input = meSchema.safeParse(query)
    const grant = input.success ? tokens.get(input.data.access_token) : undefined
    const proof = createHmac('sha256', appSecret)
      .update(input.data?.access_token ?? '')
      .digest('hex')
    if (!grant || input.data?.appsecret_proof !== proof) {
      return reply.code(400).send(refusal('Invalid appsecret_proof provided in the API argument'))
    }
    return { id: grant.outcome === 'otherPerson' ? '1999999999999999' : grant.userId }
  })
}
