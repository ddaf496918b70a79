import * as oidc from 'openid-client'
import { IdentityProviderError } from '../../ports/identity-provider.ts'
import type { IdentityProvider, VerifiedIdentity } from '../../ports/identity-provider.ts'

type Options = {
  clientId: string
  clientSecret: string
  /** Of a stand-in; undefined means the provider's own. */
  issuer?: string | undefined
  timeoutSeconds?: number
}

const googlesIssuer = 'https://accounts.google.com'
const clockToleranceSeconds = 30

/** Sign-in by OpenID Connect: code with PKCE, and an ID token whose signature is checked as well. */
export function createGoogleProvider(options: Options): IdentityProvider {
  const { clientId, clientSecret, issuer = googlesIssuer, timeoutSeconds = 8 } = options
  let known: Promise<oidc.Configuration> | undefined

  /** Asked for once it is needed, and again after a failure. */
  function discover(): Promise<oidc.Configuration> {
    known ??= askProvider().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }

  async function askProvider(): Promise<oidc.Configuration> {
    const server = new URL(issuer)
    return await oidc.discovery(
      server,
      clientId,
      {
        id_token_signed_response_alg: 'RS256',
        [oidc.clockTolerance]: clockToleranceSeconds,
      },
      oidc.ClientSecretPost(clientSecret),
      {
        timeout: timeoutSeconds,
        execute: [
          // The library trusts the line alone; a token signed by a foreign key must not pass.
          oidc.enableNonRepudiationChecks,
          // Only a stand-in on this machine has such an address.
          // oxlint-disable-next-line typescript/no-deprecated
          ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      },
    )
  }

  return {
    async start(redirectUri) {
      const attempt = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      }
      const configuration = await orProblem(discover(), 'unavailable')
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        // Who shares a phone chooses who they are each time.
        prompt: 'select_account',
      })
      return { url, attempt }
    },

    async finish(callback, { state, nonce, verifier }) {
      const refusal = callback.searchParams.get('error')
      if (refusal !== null) {
        const isOwnWish = refusal === 'access_denied'
        throw new IdentityProviderError(isOwnWish ? 'cancelled' : 'refused', 'error in the answer')
      }
      const configuration = await orProblem(discover(), 'unavailable')
      const tokens = await orProblem(
        oidc.authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        }),
        'refused',
      )
      return toIdentity(tokens.claims())
    },
  }
}

function toIdentity(claims: oidc.IDToken | undefined): VerifiedIdentity {
  if (!claims) throw new IdentityProviderError('refused', 'no ID token')
  const { sub, email, email_verified: isVerified } = claims
  if (typeof email !== 'string' || isVerified !== true) {
    throw new IdentityProviderError('refused', 'unverified e-mail')
  }
  return { subject: sub, email }
}

/** The library's errors hold tokens and answers; of them only a code comes along. */
async function orProblem<Value>(
  asking: Promise<Value>,
  otherwise: 'unavailable' | 'refused',
): Promise<Value> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof IdentityProviderError) throw error
    const isAway = isNetworkFailure(error) || otherwise === 'unavailable'
    throw new IdentityProviderError(isAway ? 'unavailable' : 'refused', codeOf(error))
  }
}

/** No answer at all, a time-out, or the provider's own failure. */
function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof TypeError && error.message === 'fetch failed') return true
  if (['TimeoutError', 'AbortError'].includes(error.name)) return true
  if (codeOf(error) === 'OAUTH_TIMEOUT') return true
  if ('status' in error && typeof error.status === 'number' && error.status >= 500) return true
  const { cause } = error
  if (cause instanceof Response) return cause.status >= 500
  return cause instanceof Error && isNetworkFailure(cause)
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown'
