import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accountNumber } from './accounts.ts'
import { renderChooser } from './chooser.page.ts'
import { sendChooser } from './chooser-reply.ts'
import { createTokenSigner, tokenOutcomes } from './id-tokens.ts'
import type { TokenOutcome } from './id-tokens.ts'
import { createOnceBox, isOwnMachine } from './requests.ts'

type Client = { readonly clientId: string; readonly clientSecret: string }

type SignInRequest = {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string | undefined
  readonly challenge: string
}
type Grant = SignInRequest & { readonly account: string; readonly outcome: TokenOutcome }

const wrongs = [
  { outcome: 'unverified', name: 'standInSignIn.unverified' },
  { outcome: 'wrongNonce', name: 'standInSignIn.wrongNonce' },
  { outcome: 'wrongAudience', name: 'standInSignIn.wrongAudience' },
  { outcome: 'wrongIssuer', name: 'standInSignIn.wrongIssuer' },
  { outcome: 'expired', name: 'standInSignIn.expired' },
  { outcome: 'foreignKey', name: 'standInSignIn.foreignKey' },
  { outcome: 'unsigned', name: 'standInSignIn.unsigned' },
] as const

const choiceSchema = z.object({
  request: z.string(),
  account: z.string().min(1).max(200).optional(),
  other: z.string().trim().max(200).default(''),
  outcome: z.enum([...tokenOutcomes, 'cancel']).default('right'),
})

/** An OpenID provider: discovery, keys, the account chooser, and tokens for codes with PKCE. */
export function registerGoogle(app: FastifyInstance, { clientId, clientSecret }: Client): void {
  const tokens = createTokenSigner()
  const requests = createOnceBox<SignInRequest>()
  const grants = createOnceBox<Grant>()

  const authorizeSchema = z.object({
    client_id: z.literal(clientId),
    redirect_uri: z.string().refine(isOwnMachine),
    response_type: z.literal('code'),
    scope: z.string().regex(/\bopenid\b/),
    state: z.string().min(1),
    nonce: z.string().optional(),
    code_challenge: z.string().min(43),
    code_challenge_method: z.literal('S256'),
  })
  const tokenSchema = z.object({
    grant_type: z.literal('authorization_code'),
    client_id: z.literal(clientId),
    client_secret: z.literal(clientSecret),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string(),
  })

  app.get('/.well-known/openid-configuration', async ({ protocol, host }) => {
    const issuer = `${protocol}://${host}`
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    }
  })

  app.get('/jwks', async () => tokens.publicKeys())

  app.get('/authorize', async ({ query, t }, reply) => {
    const input = authorizeSchema.parse(query)
    const request = requests.keep({
      redirectUri: input.redirect_uri,
      state: input.state,
      nonce: input.nonce,
      challenge: input.code_challenge,
    })
    return sendChooser(reply, (nonce) =>
      renderChooser({
        title: 'standInSignIn.googleTitle',
        action: '/authorize/choice',
        request,
        wrongs,
        nonce,
        t,
      }),
    )
  })

  app.get('/authorize/choice', async ({ query }, reply) => {
    const choice = choiceSchema.parse(query)
    const request = requests.take(choice.request)
    if (!request) return reply.code(400).send({ error: 'unknown request' })
    const back = new URL(request.redirectUri)
    back.searchParams.set('state', request.state)
    if (choice.outcome === 'cancel') {
      back.searchParams.set('error', 'access_denied')
    } else {
      const account = choice.account ?? (choice.other || 'asha@example.com')
      const code = grants.keep({ ...request, account, outcome: choice.outcome })
      back.searchParams.set('code', code)
    }
    return reply.redirect(back.href)
  })

  app.post('/token', async ({ body, protocol, host }, reply) => {
    void reply.header('cache-control', 'no-store')
    const input = tokenSchema.safeParse(body)
    const grant = input.success ? grants.take(input.data.code) : undefined
    const isMeant =
      grant !== undefined &&
      input.data?.redirect_uri === grant.redirectUri &&
      challengeOf(input.data.code_verifier) === grant.challenge
    if (!isMeant) return reply.code(400).send({ error: 'invalid_grant' })
    const idToken = await tokens.sign({
      issuer: `${protocol}://${host}`,
      clientId,
      subject: accountNumber('google', grant.account),
      email: grant.account,
      nonce: grant.nonce,
      outcome: grant.outcome,
    })
    return {
      access_token: randomBytes(24).toString('base64url'),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid email profile',
      id_token: idToken,
    }
  })
}

const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')
