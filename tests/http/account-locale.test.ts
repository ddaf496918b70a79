import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { newPhone, proveByPhone, signIn } from '#tests/support/viewers.ts'

/* The language of an account: what its sign-up was in, until its owner chooses another. */

const pushed: unknown[] = []
const testApp = closeAfterAll(
  await createTestApp({
    config: { languages: ['en', 'en-XA'] },
    pushSender: {
      send: async (_address, text) => {
        pushed.push(JSON.parse(text))
        return { kind: 'sent' }
      },
    },
  }),
)
const admin = await signIn(testApp, 'admin')

const pseudo = { 'accept-language': 'en-XA' }
const languages = ['en', 'en-XA']

async function storedLocales(app: TestApp, phone: string) {
  const rows = await app.db
    .selectFrom('accounts')
    .innerJoin('identities', 'identities.id', 'accounts.identity_id')
    .select('accounts.locale')
    .where('identities.subject', '=', phone)
    .execute()
  return rows.map(({ locale }) => locale)
}

async function enter(app: TestApp, phone: string, headers: Record<string, string>) {
  const json = { ...(await proveByPhone(app, phone)), type: 'users' }
  const reply = await expectOk(callApi(app, 'POST', '/generateToken', { json, headers }))
  return reply.json<{ token: string; locale?: string }>()
}

describe('a sign-up', () => {
  test('stores the language of the request, and later sign-ins change nothing', async () => {
    const phone = newPhone()
    expect((await enter(testApp, phone, pseudo)).locale).toBe('en-XA')
    expect((await enter(testApp, phone, {})).locale).toBe('en-XA')
    expect(await storedLocales(testApp, phone)).toEqual(['en-XA'])
  })

  test('stores it also where the role is chosen first', async () => {
    const phone = newPhone()
    const json = { ...(await proveByPhone(testApp, phone)), role: 'employee' }
    await expectOk(callApi(testApp, 'POST', '/setRole', { json, headers: pseudo }))
    expect(await storedLocales(testApp, phone)).toEqual(['en-XA'])
  })

  test('an account from the time of one language gets that of its next sign-in', async () => {
    const phone = newPhone()
    await enter(testApp, phone, {})
    await testApp.composition.db
      .updateTable('accounts')
      .set({ locale: null })
      .where('id', 'in', (query) =>
        query
          .selectFrom('accounts')
          .innerJoin('identities', 'identities.id', 'accounts.identity_id')
          .where('identities.subject', '=', phone)
          .select('accounts.id'),
      )
      .execute()
    expect((await enter(testApp, phone, pseudo)).locale).toBe('en-XA')
    expect(await storedLocales(testApp, phone)).toEqual(['en-XA'])
  })

  test('stores nothing where there is only one language', async () => {
    const single = await createTestApp()
    try {
      const phone = newPhone()
      expect(await enter(single, phone, pseudo)).toEqual({ token: expect.any(String) })
      expect(await storedLocales(single, phone)).toEqual([null])
    } finally {
      await single.close()
    }
  })
})

test('the login code of a number without an account is sent in the language of the request', async () => {
  const phoneNumber = newPhone()
  await expectOk(callApi(testApp, 'POST', '/send-otp', { json: { phoneNumber }, headers: pseudo }))
  const sent = (await testApp.composition.outbox.list()).find(({ to }) => to === phoneNumber)
  expect(sent?.text).toMatch(/^\[/)
})

describe('the calls', () => {
  test('S7-167: answer the account’s language, and those of the site', async () => {
    const viewer = await signIn(testApp, 'candidate')
    const reply = await expectOk(viewer.call('GET', '/api/locale'))
    expect(reply.json()).toEqual({ locale: 'en', languages })
  })

  test('S7-168: change the language of what the server says, twice the same', async () => {
    const viewer = await signIn(testApp, 'candidate')
    for (const _ of [1, 2]) {
      const reply = await expectOk(
        viewer.call('POST', '/api/locale', { json: { locale: 'en-XA' } }),
      )
      expect(reply.json()).toEqual({ locale: 'en-XA', languages })
    }
    expect(await storedLocales(testApp, viewer.phone)).toEqual(['en-XA'])
    const refused = await viewer.call('GET', '/api/system', {
      headers: { 'accept-language': 'en' },
    })
    expect(refused.json<{ message: string }>().message).toMatch(/^\[/)
  })

  test.each(['fr', 'EN-XA', '', 'en, en-XA', 'en_XA'])(
    'S7-169: a language that the site does not have is refused: %j',
    async (locale) => {
      const viewer = await signIn(testApp, 'candidate')
      const reply = await viewer.call('POST', '/api/locale', { json: { locale } })
      expect([reply.statusCode, reply.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'INVALID_FORM', fields: { locale: expect.any(String) } }),
      ])
      expect(await storedLocales(testApp, viewer.phone)).toEqual(['en'])
    },
  )

  test('S7-170: need a session', async () => {
    for (const [method, options] of [
      ['GET', {}],
      ['POST', { json: { locale: 'en' } }],
    ] as const) {
      const reply = await callApi(testApp, method, '/api/locale', options)
      expect([method, reply.statusCode]).toEqual([method, 401])
    }
  })
})

test('messages go out in the account’s language, and lead to its addresses', async () => {
  const employer = await createEmployer(testApp)
  await expectOk(employer.call('POST', '/api/locale', { json: { locale: 'en-XA' } }))
  const { subscription } = createMailbox('https://fcm.googleapis.com/fcm/send/locale')
  await expectOk(
    employer.call('POST', '/api/subscribe', { json: { type: 'employee', token: subscription } }),
  )
  const email = `${randomUUID()}@example.com`
  await expectOk(
    employer.call('POST', '/api/grievances', {
      json: { submissionId: randomUUID(), topic: 'access', email, details: 'What do you keep?' },
      headers: { 'accept-language': 'en' },
    }),
  )
  await addLiveJob(testApp, { employer, admin })
  await workQueue(testApp)
  expect(pushed).toEqual([
    expect.objectContaining({
      body: expect.stringMatching(/^\[/),
      link: expect.stringMatching(/^\/en-XA\//),
    }),
  ])
  const mail = (await testApp.composition.outbox.list()).find(({ to }) => to === email)
  expect(mail?.text).toMatch(/^\[/)
})
