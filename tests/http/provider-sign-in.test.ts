import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { createAdminGrants } from '#server/features/accounts/admin-grants.service.ts'
import { createLog } from '#server/lib/log.ts'
import { accountNumber } from '#server/local/identity/accounts.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { chooseAtProvider, startIdentity } from '#tests/support/identity-stand-in.ts'
import { callApi } from '#tests/support/inject.ts'
import { signInByProvider, startAtProvider } from '#tests/support/provider-sign-in.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, proveByPhone } from '#tests/support/viewers.ts'

const adminEmail = 'boss@example.com'
let logged = ''
let turn = 0

const identity = closeAfterAll(await startIdentity())
const log = createLog({ level: 'info', format: 'json', write: (line) => (logged += line) })
const testApp = closeAfterAll(
  await createTestApp({ log, config: { ...identity.config, adminEmails: [adminEmail] } }),
)
beforeEach(() => {
  identity.setFault(undefined)
  logged = ''
})

/** An account that no other test uses. */
const newAccount = () => `person-${++turn}@example.com`

const generateToken = (json: unknown) => callApi(testApp, 'POST', '/generateToken', { json })
const setRole = (json: unknown) => callApi(testApp, 'POST', '/setRole', { json })
const failed = (failure: string) => ({ outcome: 'none', failure })

const prove = async (account: string, provider: 'google' | 'facebook' = 'google') => {
  const type = provider === 'google' ? 'users' : 'admin'
  const answer = await signInByProvider(testApp, { provider, type, account })
  if (answer.outcome !== 'proven') throw new Error(`Nothing came of it: ${answer.failure}`)
  return { uid: answer.uid, proof: answer.proof, role: answer.role }
}

const countRows = async (table: 'identities' | 'accounts' | 'sessions' | 'proofs') => {
  const { count } = await testApp.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

describe('the window of a sign-in', () => {
  it('redirects to the provider with an HttpOnly, SameSite cookie', async () => {
    const { reply } = await startAtProvider(testApp, 'google', 'users')
    expect(reply.statusCode).toBe(302)
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
    })
    const cookie = String(reply.headers['set-cookie'])
    expect(cookie).toMatch(/^sign_in=[\w.-]+; Max-Age=600; Path=\/auth; HttpOnly; SameSite=Lax$/)
  })

  it('only redirects back to the configured URL, over https with a secure cookie', async () => {
    const config = {
      ...identity.config,
      publicUrl: 'https://jobs.example.in',
      signInBaseUrl: 'https://jobs.example.in',
    }
    const other = await createTestApp({ config })
    const reply = await callApi(other, 'GET', '/auth/google/start?type=users', {
      headers: { host: 'evil.example' },
    })
    const location = new URL(String(reply.headers.location))
    expect(location.origin).toBe(identity.url)
    expect(location.searchParams.get('redirect_uri')).toBe(
      'https://jobs.example.in/auth/google/callback',
    )
    expect(reply.headers['set-cookie']).toMatch(/; Secure$/)
    await other.close()
  })

  it('W4: never redirects elsewhere, whatever the request', async () => {
    for (const extra of ['next', 'redirect_uri', 'returnTo']) {
      const url = `/auth/google/start?type=users&${extra}=https://evil.example`
      const reply = await callApi(testApp, 'GET', url)
      expect(String(reply.headers.location)).not.toContain('evil')
    }
    const forged = await callApi(testApp, 'GET', '/auth/google/callback?next=//evil.example')
    expect(forged.statusCode).toBe(200)
    expect(forged.headers.location).toBeUndefined()
  })

  it.each([
    ['/auth/google/start', 400, 'MALFORMED'],
    ['/auth/google/start?type=Admin', 400, 'MALFORMED'],
    ['/auth/facebook/start?type=users', 404, 'NOT_FOUND'],
    ['/auth/facebook/start?type=employee', 404, 'NOT_FOUND'],
    ['/auth/twitter/start?type=users', 404, 'NOT_FOUND'],
    ['/auth/twitter/callback', 404, 'NOT_FOUND'],
  ])('replies to %s with %i', async (path, status, code) => {
    const reply = await callApi(testApp, 'GET', path)
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it('ends with a page that posts the result to its opener at our origin, and is not cached', async () => {
    const { url, cookie } = await startAtProvider(testApp, 'google', 'users')
    const back = await chooseAtProvider(url, { account: newAccount() })
    const reply = await callApi(testApp, 'GET', back.pathname + back.search, {
      headers: { cookie },
    })
    const policy = String(reply.headers['content-security-policy'])
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1]
    expect(reply.body).toContain(`<script nonce="${nonce}">`)
    expect(reply.body).toMatch(/opener\.postMessage\(\{.*\}, window\.location\.origin\)/)
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
      'set-cookie': 'sign_in=; Max-Age=0; Path=/auth; HttpOnly; SameSite=Lax',
    })
  })

  it('does not exist without a configured provider', async () => {
    const other = await createTestApp({ config: { google: undefined, facebook: undefined } })
    const reply = await callApi(other, 'GET', '/auth/google/start?type=users')
    expect(reply.statusCode).toBe(404)
    expect((await callApi(other, 'GET', '/api/site')).json().signInProviders).toEqual([])
    await other.close()
    expect((await callApi(testApp, 'GET', '/api/site')).json().signInProviders).toEqual([
      'google',
      'facebook',
    ])
  })
})

describe('the provider’s callback', () => {
  it('S4-8, A5: is refused without this browser’s cookie, state and provider', async () => {
    const { url, cookie } = await startAtProvider(testApp, 'google', 'users')
    const other = await startAtProvider(testApp, 'google', 'users')
    const back = await chooseAtProvider(url)
    const identities = await countRows('identities')
    const [value = ''] = cookie.split('.')
    const tries: [string, string | undefined][] = [
      [back.search, undefined],
      [back.search, other.cookie],
      [back.search, `${value}.${'A'.repeat(43)}`],
      [back.search, 'sign_in=e30.x'],
      [back.search.replace('state=', 'state=x'), cookie],
      ['', cookie],
    ]
    for (const [search, sent] of tries) {
      const answer = await signInByProvider.finish(testApp, 'google', search, sent)
      expect(answer).toEqual(failed('failed'))
    }
    expect(await signInByProvider.finish(testApp, 'facebook', back.search, cookie)).toEqual(
      failed('failed'),
    )
    expect(await countRows('identities')).toBe(identities)
    // None of the requests spent the code.
    const mine = await signInByProvider.finish(testApp, 'google', back.search, cookie)
    expect(mine.outcome).toBe('proven')
  })

  it('is accepted once, also with two concurrent requests', async () => {
    const { url, cookie } = await startAtProvider(testApp, 'google', 'users')
    const { search } = await chooseAtProvider(url, { account: newAccount() })
    const finish = () => signInByProvider.finish(testApp, 'google', search, cookie)
    const answers = await Promise.all([finish(), finish(), finish()])
    expect(answers.filter(({ outcome }) => outcome === 'proven')).toHaveLength(1)
    expect(await finish()).toEqual(failed('failed'))
  })

  it('S10-44: expires after ten minutes', async () => {
    const { url, cookie } = await startAtProvider(testApp, 'google', 'users')
    const { search } = await chooseAtProvider(url)
    testApp.clock.advance({ minutes: 10 })
    expect(await signInByProvider.finish(testApp, 'google', search, cookie)).toEqual(
      failed('failed'),
    )
  })

  it.each([
    ['unverified', 'failed'],
    ['wrongNonce', 'failed'],
    ['wrongAudience', 'failed'],
    ['expired', 'failed'],
    ['foreignKey', 'failed'],
    ['unsigned', 'failed'],
    ['cancel', 'cancelled'],
  ])('A5: %s ends as %s, and nothing is stored', async (outcome, failure) => {
    const rows = await countRows('identities')
    const answer = await signInByProvider(testApp, { provider: 'google', type: 'users', outcome })
    expect(answer).toEqual(failed(failure))
    expect(await countRows('identities')).toBe(rows)
    expect(logged).not.toMatch(/eyJ|asha@/)
  })

  it('differs from an unavailable provider', async () => {
    const { url, cookie } = await startAtProvider(testApp, 'google', 'users')
    const { search } = await chooseAtProvider(url)
    identity.setFault('error')
    expect(await signInByProvider.finish(testApp, 'google', search, cookie)).toEqual(failed('away'))
    expect(logged).toContain('"problem":"unavailable"')
    const silent = await createTestApp({
      config: { google: { clientId: 'a', clientSecret: 'b', issuer: 'http://127.0.0.1:1' } },
    })
    const reply = await callApi(silent, 'GET', '/auth/google/start?type=users')
    expect([reply.statusCode, reply.body.includes('"failure":"away"')]).toEqual([200, true])
    await silent.close()
  })

  it('A3: is refused for a network with too many tries', async () => {
    const other = await createTestApp({
      config: {
        ...identity.config,
        msg91: { authKey: 'a', templateId: 'b', baseUrl: 'http://127.0.0.1:1' },
      },
    })
    const { url, cookie } = await startAtProvider(other, 'google', 'users')
    const state = new URL(url).searchParams.get('state')
    const failures = new Set<string>()
    for (let time = 0; time <= limits.loginTriesPerAddressPerHour; time++) {
      const search = `?state=${state}&error=invalid_scope`
      const answer = await signInByProvider.finish(other, 'google', search, cookie)
      if (answer.outcome === 'none') failures.add(answer.failure)
    }
    expect([...failures]).toEqual(['failed', 'tooMany'])
    await other.close()
  })
})

describe('an account at Google', () => {
  it('S4-5: keeps the role that it chooses first', async () => {
    const account = newAccount()
    const first = await prove(account)
    expect(first.role).toBeNull()
    const chosen = await setRole({ ...first, role: 'employee' })
    const { proof } = chosen.json()
    const signedIn = await generateToken({ uid: first.uid, proof, type: 'employee' })
    expect(signedIn.statusCode).toBe(200)
    expect(await prove(account)).toMatchObject({ uid: first.uid, role: 'employee' })
    const denied = await generateToken({ ...(await prove(account)), type: 'users' })
    expect([denied.statusCode, denied.json().message]).toEqual([
      403,
      'Access Denied for this email',
    ])
  })

  it('S4-6: gets one session for two concurrent requests with one proof', async () => {
    const account = newAccount()
    await setRole({ ...(await prove(account)), role: 'users' })
    const proof = await prove(account)
    const sessions = await countRows('sessions')
    const replies = await Promise.all([1, 2].map(() => generateToken({ ...proof, type: 'users' })))
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 401]))
    expect(await countRows('sessions')).toBe(sessions + 1)
  })

  it('S4-7, A5: is never merged with another account of the same e-mail', async () => {
    const account = newAccount()
    const google = await prove(account)
    const facebook = await prove(account, 'facebook')
    const phone = await proveByPhone(testApp, newPhone())
    expect(new Set([google.uid, facebook.uid, phone.uid]).size).toBe(3)
  })
})

describe('admins by provider', () => {
  const enter = async (account: string, provider: 'google' | 'facebook' = 'google') =>
    generateToken({ ...(await prove(account, provider)), type: 'admin' })

  it('S6-22: are only those whose verified e-mail is configured', async () => {
    expect(await prove(adminEmail)).toMatchObject({ role: 'admin' })
    expect((await enter('Boss@Example.com')).statusCode).toBe(200)
    const admin = await enter(adminEmail)
    expect(admin.statusCode).toBe(200)
    const headers = { authorization: `Bearer ${admin.json().token}` }
    const checked = await callApi(testApp, 'POST', '/api/check_auth', { headers })
    expect(checked.json().data).toBe('admin')
    for (const type of ['users', 'employee']) {
      const denied = await generateToken({ ...(await prove(adminEmail)), type })
      expect([denied.statusCode, denied.json().code]).toEqual([403, 'ACCESS_DENIED_FOR_EMAIL'])
    }
    const refused = await enter(newAccount())
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Please Login with Admin credentials',
    ])
    const chosen = await setRole({ ...(await prove(adminEmail)), role: 'users' })
    expect([chosen.statusCode, chosen.json().code]).toEqual([403, 'ACCESS_DENIED_FOR_EMAIL'])
  })

  it('S6-23: may be granted by e-mail or by account, and lose access at once when that ends', async () => {
    const grants = createAdminGrants(testApp.composition)
    const account = newAccount()
    expect(await grants.grantAdmin(` ${account.toUpperCase()} `)).toBe(account)
    const admin = await enter(account)
    expect(admin.statusCode).toBe(200)
    // Only Google's verification of an e-mail counts; Facebook's does not.
    expect((await enter(account, 'facebook')).statusCode).toBe(403)
    const number = accountNumber('facebook', account)
    await grants.grantAdmin(`facebook:${number}`)
    expect((await enter(account, 'facebook')).statusCode).toBe(200)
    expect(await grants.revokeAdmin(account)).toBe(true)
    const headers = { authorization: `Bearer ${admin.json().token}` }
    expect((await callApi(testApp, 'POST', '/api/check_auth', { headers })).statusCode).toBe(401)
    expect(await grants.revokeAdmin(`facebook:${number}`)).toBe(true)
    expect((await enter(account, 'facebook')).statusCode).toBe(403)
  })

  it('S6-24: are the only role of a Facebook account', async () => {
    const proof = await prove(newAccount(), 'facebook')
    const chosen = await setRole({ ...proof, role: 'users' })
    expect([chosen.statusCode, chosen.json().code]).toEqual([403, 'ACCESS_DENIED_FOR_EMAIL'])
  })
})

describe('the log', () => {
  it('contains no code, token, proof or e-mail of a sign-in', async () => {
    const account = newAccount()
    const { url, cookie } = await startAtProvider(testApp, 'google', 'users')
    const back = await chooseAtProvider(url, { account })
    const answer = await signInByProvider.finish(testApp, 'google', back.search, cookie)
    if (answer.outcome !== 'proven') throw new Error('No proof')
    await generateToken({ ...answer, type: 'users' })
    expect(logged).toContain('ACCESS_DENIED_FOR_EMAIL')
    for (const secret of [back.searchParams.get('code'), answer.proof, account, cookie, 'eyJ']) {
      expect(logged).not.toContain(secret ?? 'no code')
    }
  })
})
