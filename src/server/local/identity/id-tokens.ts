import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import type { JWK, JWTPayload } from 'jose'

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>

const kid = 'stand-in-key'

/** The faults of an ID token; 'right' is a valid one. */
export const tokenOutcomes = [
  'right',
  'unverified',
  'wrongNonce',
  'wrongAudience',
  'wrongIssuer',
  'expired',
  'foreignKey',
  'unsigned',
] as const
export type TokenOutcome = (typeof tokenOutcomes)[number]

type TokenInput = {
  readonly issuer: string
  readonly clientId: string
  readonly subject: string
  readonly email: string
  readonly nonce: string | undefined
  readonly outcome: TokenOutcome
}

/** Signs ID tokens with its own key, which is generated at first use. */
export function createTokenSigner() {
  let keys: Promise<{ own: KeyPair; foreign: KeyPair }> | undefined

  const keyPairs = () => {
    keys ??= Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]).then(
      ([own, foreign]) => ({ own, foreign }),
    )
    return keys
  }

  return {
    async publicKeys(): Promise<{ keys: JWK[] }> {
      const jwk = await exportJWK((await keyPairs()).own.publicKey)
      return { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] }
    },

    async sign(input: TokenInput): Promise<string> {
      const { outcome } = input
      const claims = claimsOf(input)
      if (outcome === 'unsigned') return new UnsecuredJWT(claims).encode()
      const { own, foreign } = await keyPairs()
      return await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .sign((outcome === 'foreignKey' ? foreign : own).privateKey)
    },
  }
}

function claimsOf({ issuer, clientId, subject, email, nonce, outcome }: TokenInput): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  const issuedAt = outcome === 'expired' ? now - 7200 : now
  return {
    iss: outcome === 'wrongIssuer' ? 'https://accounts.example.com' : issuer,
    aud: outcome === 'wrongAudience' ? 'another-app' : clientId,
    sub: subject,
    email,
    email_verified: outcome !== 'unverified',
    ...(nonce !== undefined && { nonce: outcome === 'wrongNonce' ? `${nonce}-other` : nonce }),
    iat: issuedAt,
    exp: issuedAt + 3600,
  }
}
