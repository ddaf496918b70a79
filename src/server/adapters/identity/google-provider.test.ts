import { createServer } from 'node:http'
import { once } from 'node:events'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountNumber } from '#server/local/identity/accounts.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { chooseAtProvider, googleKeys, startIdentity } from '#tests/support/identity-stand-in.ts'
import type { IdentityProvider } from '../../ports/identity-provider.ts'
import { createGoogleProvider } from './google-provider.ts'

const redirectUri = 'http://127.0.0.1:3000/auth/google/callback'
let google: IdentityProvider

const identity = closeAfterAll(await startIdentity())
beforeEach(() => {
  identity.setFault(undefined)
  google = createGoogleProvider({ ...googleKeys, issuer: identity.url })
})

const signIn = async (outcome: string) => {
  const { url, attempt } = await google.start(redirectUri)
  return await google.finish(await chooseAtProvider(url, { outcome }), attempt)
}

describe('sign-in by Google', () => {
  it('asks for a code with PKCE, state and nonce, never the same', async () => {
    const [one, other] = [await google.start(redirectUri), await google.start(redirectUri)]
    const query = Object.fromEntries(one.url.searchParams)
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: googleKeys.clientId,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: one.attempt.state,
      nonce: one.attempt.nonce,
      code_challenge_method: 'S256',
    })
    expect(one.url.href).not.toContain(one.attempt.verifier)
    for (const name of ['state', 'nonce', 'verifier'] as const) {
      expect(one.attempt[name].length).toBeGreaterThanOrEqual(43)
      expect(one.attempt[name]).not.toBe(other.attempt[name])
    }
  })

  it('identifies the person who signed in', async () => {
    expect(await signIn('right')).toEqual({
      subject: accountNumber('google', 'asha@example.com'),
      email: 'asha@example.com',
    })
  })

  it.each([
    'unverified',
    'wrongNonce',
    'wrongAudience',
    'wrongIssuer',
    'expired',
    'foreignKey',
    'unsigned',
  ])('S4-10, A5: refuses a token that is %s', async (outcome) => {
    await expect(signIn(outcome)).rejects.toMatchObject({
      name: 'IdentityProviderError',
      problem: 'refused',
    })
  })

  it('takes a code once, and only with the verifier of its own attempt', async () => {
    const { url, attempt } = await google.start(redirectUri)
    const callback = await chooseAtProvider(url)
    await google.finish(callback, attempt)
    await expect(google.finish(callback, attempt)).rejects.toMatchObject({ problem: 'refused' })

    const mine = await google.start(redirectUri)
    const stolen = await chooseAtProvider((await google.start(redirectUri)).url)
    stolen.searchParams.set('state', mine.attempt.state)
    await expect(google.finish(stolen, mine.attempt)).rejects.toMatchObject({ problem: 'refused' })
  })

  it('refuses another state, and an answer without a code', async () => {
    const { url, attempt } = await google.start(redirectUri)
    const callback = await chooseAtProvider(url)
    await expect(
      google.finish(callback, { ...attempt, state: `${attempt.state}x` }),
    ).rejects.toMatchObject({ problem: 'refused' })
    const empty = new URL(`${redirectUri}?state=${attempt.state}`)
    await expect(google.finish(empty, attempt)).rejects.toMatchObject({ problem: 'refused' })
  })

  it('knows when the person said no', async () => {
    await expect(signIn('cancel')).rejects.toMatchObject({ problem: 'cancelled' })
  })

  it('is unavailable while the provider fails, and works again after it', async () => {
    identity.setFault('error')
    await expect(google.start(redirectUri)).rejects.toMatchObject({ problem: 'unavailable' })
    identity.setFault('web page')
    await expect(google.start(redirectUri)).rejects.toMatchObject({ problem: 'unavailable' })
    identity.setFault(undefined)
    const { url, attempt } = await google.start(redirectUri)
    const callback = await chooseAtProvider(url)
    identity.setFault('error')
    await expect(google.finish(callback, attempt)).rejects.toMatchObject({ problem: 'unavailable' })
  })

  it('waits for no provider that never answers', async () => {
    const server = createServer(() => {}).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const silent = createGoogleProvider({
      ...googleKeys,
      issuer: `http://127.0.0.1:${port}`,
      timeoutSeconds: 0.2,
    })
    await expect(silent.start(redirectUri)).rejects.toMatchObject({ problem: 'unavailable' })
    server.closeAllConnections()
    server.close()
    const gone = createGoogleProvider({ ...googleKeys, issuer: 'http://127.0.0.1:1' })
    await expect(gone.start(redirectUri)).rejects.toMatchObject({ problem: 'unavailable' })
  })

  it('leaves a refused token out of its error', async () => {
    const error: unknown = await signIn('wrongAudience').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof Error && error.cause).toBeUndefined()
    expect(String(error)).not.toContain('eyJ')
  })
})
