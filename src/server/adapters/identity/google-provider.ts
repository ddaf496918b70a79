import * as oidc from 'openid-client'
import { IdentityProviderError } from '../../ports/identity-provider.ts'
import type { IdentityProvider, VerifiedIdentity } from '../../ports/identity-provider.ts'

type Options = {
  clientId: string
  clientSecret: string
  /** The address of a stand-in; undefined means the real provider. */
  issuer?: string | undefined
  timeoutSeconds?: number
}

const googlesIssuer = 'https://accounts.google.com'
const clockToleranceSeconds = 30

/**
 * Signs people in by OpenID Connect: code with PKCE, and an ID token whose signature is checked.
 */
export function createGoogleProvider(options: Options): IdentityProvider {
  const { clientId, clientSecret, issuer = googlesIssuer, timeoutSeconds = 8 } = options
  let configuration: Promise<oidc.Configuration> | undefined

  /** The discovery document. It is fetched at first use, and again after a failure. */
  function discover(): Promise<oidc.Configuration> {
    configuration ??= askProvider().catch((error: unknown) => {
      configuration = undefined
      throw error
    })
    return configuration
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
          // By default the library trusts TLS alone. The signature is checked too.
          oidc.enableNonRepudiationChecks,
          // Only a stand-in on this machine has an http address.
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
        // People who share a phone choose their account at each sign-in.
        prompt: 'select_account',
      })
      return { url, attempt }
    },

    async finish(callback, { state, nonce, verifier }) {
      const errorCode = callback.searchParams.get('error')
      if (errorCode !== null) {
        const isCancelled = errorCode === 'access_denied'
        throw new IdentityProviderError(
          isCancelled ? 'cancelled' : 'refused',
          'error in the answer',
        )
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

/** The library's errors hold tokens and replies, so only their code is used. */
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

/** Whether there was no reply, a time-out, or an error of the provider itself. */
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
