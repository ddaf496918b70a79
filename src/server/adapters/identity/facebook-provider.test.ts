import { beforeEach, describe, expect, it } from 'vitest'
import { accountNumber } from '#server/local/identity/accounts.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { chooseAtProvider, facebookKeys, startIdentity } from '#tests/support/identity-stand-in.ts'
import type { IdentityProvider } from '../../ports/identity-provider.ts'
import { createFacebookProvider } from './facebook-provider.ts'

const redirectUri = 'http://127.0.0.1:3000/auth/facebook/callback'
let facebook: IdentityProvider

const identity = closeAfterAll(await startIdentity())
beforeEach(() => {
  identity.setFault(undefined)
  facebook = createFacebookProvider({ ...facebookKeys, baseUrl: identity.url, timeoutMs: 5000 })
})

const signIn = async (outcome: string) => {
  const { url, attempt } = await facebook.start(redirectUri)
  return await facebook.finish(await chooseAtProvider(url, { outcome }), attempt)
}

describe('sign-in by Facebook', () => {
  it('identifies the person who signed in by the id alone', async () => {
    expect(await signIn('right')).toEqual({
      subject: accountNumber('facebook', 'asha@example.com'),
      email: undefined,
    })
  })

  it('asks with a state that is never the same', async () => {
    const [one, other] = [await facebook.start(redirectUri), await facebook.start(redirectUri)]
    expect(one.url.searchParams.get('state')).toBe(one.attempt.state)
    expect(one.attempt.state).not.toBe(other.attempt.state)
    expect(one.url.searchParams.get('client_id')).toBe(facebookKeys.appId)
  })

  it.each(['otherApp', 'invalid', 'expired', 'pageToken', 'otherPerson'])(
    'A5: refuses a token that is %s',
    async (outcome) => {
      await expect(signIn(outcome)).rejects.toMatchObject({
        name: 'IdentityProviderError',
        problem: 'refused',
      })
    },
  )

  it('takes a code once, and only with the app’s own secret', async () => {
    const { url, attempt } = await facebook.start(redirectUri)
    const callback = await chooseAtProvider(url)
    await facebook.finish(callback, attempt)
    await expect(facebook.finish(callback, attempt)).rejects.toMatchObject({ problem: 'refused' })
    const other = createFacebookProvider({
      appId: facebookKeys.appId,
      appSecret: 'guessed',
      baseUrl: identity.url,
    })
    await expect(other.finish(await chooseAtProvider(url), attempt)).rejects.toMatchObject({
      problem: 'refused',
    })
    const empty = new URL(`${redirectUri}?state=${attempt.state}`)
    await expect(facebook.finish(empty, attempt)).rejects.toMatchObject({ problem: 'refused' })
  })

  it('knows when the person said no', async () => {
    await expect(signIn('cancel')).rejects.toMatchObject({ problem: 'cancelled' })
  })

  it('is unavailable while the provider fails or keeps silent', async () => {
    identity.setFault('error')
    await expect(signIn('right')).rejects.toMatchObject({ problem: 'unavailable' })
    identity.setFault('hang')
    facebook = createFacebookProvider({ ...facebookKeys, baseUrl: identity.url, timeoutMs: 200 })
    await expect(signIn('right')).rejects.toMatchObject({ problem: 'unavailable' })
    identity.setFault('web page')
    await expect(signIn('right')).rejects.toMatchObject({ problem: 'refused' })
  })
})
