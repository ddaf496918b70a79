import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { IdentityProviderError } from '../../ports/identity-provider.ts'
import type { IdentityProvider } from '../../ports/identity-provider.ts'

type Options = {
  appId: string
  appSecret: string
  /** The address of a stand-in for both hosts of the provider; undefined means the real ones. */
  baseUrl?: string | undefined
  timeoutMs?: number
}

const version = 'v23.0'

const tokenSchema = z.object({ access_token: z.string().min(1) })
const inspectionSchema = z.object({
  data: z.object({
    app_id: z.string(),
    type: z.string(),
    is_valid: z.literal(true),
    user_id: z.string().min(1),
    /** 0 means that the token never expires. */
    expires_at: z.number(),
  }),
})
const meSchema = z.object({ id: z.string() })

/**
 * Signs people in by Facebook's code flow. A token may have been issued to any app, so it is
 * inspected first. The e-mail address is ignored, because Facebook does not say whether it is
 * verified.
 */
export function createFacebookProvider(options: Options): IdentityProvider {
  const { appId, appSecret, timeoutMs = 8000 } = options
  const dialogHost = options.baseUrl ?? 'https://www.facebook.com'
  const graphHost = options.baseUrl ?? 'https://graph.facebook.com'

  async function ask<Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
    init: RequestInit = {},
  ): Promise<z.output<Schema>> {
    const url = new URL(path, graphHost)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const { status, body } = await fetchJson(url, { ...init, signal: signal(timeoutMs) })
    if (status >= 500) throw new IdentityProviderError('unavailable', `status ${status}`)
    const parsed = schema.safeParse(body)
    if (status !== 200 || !parsed.success) {
      throw new IdentityProviderError('refused', `${path.split('/').at(-1)}: status ${status}`)
    }
    return parsed.data
  }

  return {
    start(redirectUri) {
      const state = randomBytes(32).toString('base64url')
      const url = new URL(`/${version}/dialog/oauth`, dialogHost)
      const query = {
        client_id: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'public_profile',
        state,
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return Promise.resolve({ url, attempt: { state, nonce: '', verifier: '' } })
    },

    async finish(callback) {
      const code = callback.searchParams.get('code')
      if (callback.searchParams.has('error')) {
        const isCancelled = callback.searchParams.get('error') === 'access_denied'
        throw new IdentityProviderError(
          isCancelled ? 'cancelled' : 'refused',
          'error in the answer',
        )
      }
      if (code === null) throw new IdentityProviderError('refused', 'no code')
      const { access_token: token } = await ask(`/${version}/oauth/access_token`, {}, tokenSchema, {
        method: 'POST',
        body: new URLSearchParams({
          client_id: appId,
          client_secret: appSecret,
          redirect_uri: callback.origin + callback.pathname,
          code,
        }),
      })
      const { data } = await ask(
        '/debug_token',
        { input_token: token, access_token: `${appId}|${appSecret}` },
        inspectionSchema,
      )
      if (data.app_id !== appId) throw new IdentityProviderError('refused', 'token of another app')
      if (data.type !== 'USER') throw new IdentityProviderError('refused', 'no token of a person')
      if (data.expires_at !== 0 && data.expires_at * 1000 <= Date.now()) {
        throw new IdentityProviderError('refused', 'expired token')
      }
      const proof = createHmac('sha256', appSecret).update(token).digest('hex')
      const me = await ask(
        `/${version}/me`,
        { fields: 'id', access_token: token, appsecret_proof: proof },
        meSchema,
      )
      if (me.id !== data.user_id) throw new IdentityProviderError('refused', 'two persons')
      return { subject: data.user_id, email: undefined }
    },
  }
}

const signal = (timeoutMs: number): AbortSignal => AbortSignal.timeout(timeoutMs)

async function fetchJson(url: URL, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error' })
    const body: unknown = await answer.json().catch(() => undefined)
    return { status: answer.status, body }
  } catch {
    // Without the cause: the URL holds the token, and the error may hold the URL.
    throw new IdentityProviderError('unavailable', 'no answer')
  }
}
