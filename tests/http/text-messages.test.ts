import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Channel } from '#contract/messages/events.ts'
import { parseConfig } from '#server/config/config.ts'
import { whatsappSignature } from '#server/adapters/texts/whatsapp-webhook.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { expectOk } from '#tests/support/inject.ts'
import { createCandidate } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const token = 'a token of the webhook'
const appSecret = 'the secret of the app'
const verifyToken = 'a word for the handshake'
const { publicUrl } = parseConfig({})
/** The stand-ins carry SMS and WhatsApp. */
const testApp = closeAfterAll(await createTestApp())
/** The webhooks are those of real providers. */
const vendors = closeAfterAll(
  await createTestApp({
    config: {
      hasTextStandIn: false,
      msg91WebhookToken: token,
      whatsappWebhook: { appSecret, verifyToken },
    },
  }),
)

let candidate: TestViewer
beforeEach(async () => {
  for (const { clock } of [testApp, vendors]) clock.set('2026-03-01T09:00:00Z')
  candidate = await createCandidate(testApp)
})

type App = typeof testApp

async function notify({ db, composition }: App, to: string): Promise<void> {
  await db.transaction().execute((tx) =>
    composition.services.messages.notify(tx, {
      event: 'shortlisted',
      to,
      subject: randomUUID(),
      values: { title: 'Telecaller, Hindi process, night', company: 'Bharat\nTelecom' },
      link: '/candidate_profile#applications',
    }),
  )
}

const deliveries = async ({ db }: App, accountId: string) =>
  await db
    .selectFrom('message_deliveries')
    .innerJoin('messages', 'messages.id', 'message_deliveries.message_id')
    .select(['channel', 'state', 'reason'])
    .where('account_id', '=', accountId)
    .orderBy('channel')
    .execute()

const choose = (viewer: TestViewer, channel: Channel, isOn: boolean) =>
  expectOk(
    viewer.call('POST', '/api/message-settings', {
      json: { purpose: 'applications', channel, isOn },
    }),
  )

const textsTo = async (phone: string) =>
  (await testApp.composition.outbox.list()).filter(
    ({ to, code }) => to === phone && code === undefined,
  )

describe('a message', () => {
  test('S7-209: goes by SMS and, with consent, by WhatsApp, in the registered text', async () => {
    await choose(candidate, 'whatsapp', true)
    await notify(testApp, candidate.accountId)
    await workQueue(testApp)
    expect(await deliveries(testApp, candidate.accountId)).toEqual([
      { channel: 'mail', state: 'sent', reason: null },
      { channel: 'sms', state: 'delivered', reason: null },
      { channel: 'whatsapp', state: 'delivered', reason: null },
    ])
    const texts = await textsTo(candidate.phone)
    expect(Object.fromEntries(texts.map(({ channel, text }) => [channel, text]))).toEqual({
      sms: 'Bharat Telecom shortlisted you for Telecaller, Hindi process, nig on Kaamyab. HR may call you soon. Never pay for a job.',
      whatsapp: `*You are shortlisted*\n\nBharat Telecom shortlisted you for Telecaller, Hindi process, night. HR may call you soon.\n\n${publicUrl}/candidate_profile#applications`,
    })
  })

  test('goes by neither that is off', async () => {
    await choose(candidate, 'sms', false)
    await notify(testApp, candidate.accountId)
    await workQueue(testApp)
    expect(await textsTo(candidate.phone)).toEqual([])
  })

  test('to a phone that cannot be reached fails by its receipt', async () => {
    const away = await signIn(testApp, 'candidate', '+919876540000')
    await notify(testApp, away.accountId)
    await workQueue(testApp)
    expect(await deliveries(testApp, away.accountId)).toContainEqual({
      channel: 'sms',
      state: 'failed',
      reason: 'undelivered',
    })
  })
})

type Reported = { readonly id: string; readonly status: string }

const msg91 = ({ id, status }: Reported, key = token) =>
  vendors.app.inject({
    method: 'POST',
    url: '/api/webhooks/texts/msg91',
    headers: { 'x-webhook-token': key, 'content-type': 'application/json' },
    payload: JSON.stringify({ number: '919876543210', requestId: 'r', CRQID: id, status }),
  })

const whatsapp = (value: unknown, key = appSecret) => {
  const payload = JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] })
  return vendors.app.inject({
    method: 'POST',
    url: '/api/webhooks/texts/whatsapp',
    headers: {
      'x-hub-signature-256': whatsappSignature(key, payload),
      'content-type': 'application/json',
    },
    payload,
  })
}

describe('a receipt', () => {
  let reader: TestViewer
  beforeEach(async () => {
    reader = await createCandidate(vendors)
  })

  async function addSent(channel: Channel): Promise<string> {
    await notify(vendors, reader.accountId)
    const { rows } = await sql<{ id: string }>`
      insert into message_deliveries (message_id, channel, state, provider_id, updated_at)
      select id, ${channel}, 'sent', 'wamid.' || id, created_at from messages
      where account_id = ${reader.accountId} order by number desc limit 1
      returning id`.execute(vendors.db)
    const id = rows[0]?.id ?? ''
    return id
  }
  const stateOf = async (id: string) =>
    await vendors.db
      .selectFrom('message_deliveries')
      .select(['state', 'reason', 'provider_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  test('says what became of an SMS, in any order and as often as it comes', async () => {
    const id = await addSent('sms')
    const seen = []
    for (const status of ['7', '2', '1', '1', '2', '9']) {
      expect((await msg91({ id, status })).statusCode).toBe(200)
      seen.push((await stateOf(id)).state)
    }
    expect(seen).toEqual(['sent', 'failed', ...Array<string>(4).fill('delivered')])
  })

  test('of WhatsApp names our reference or the id of the provider', async () => {
    const [one, other] = [await addSent('whatsapp'), await addSent('whatsapp')]
    const { provider_id: wamid } = await stateOf(other)
    const statuses = [
      { id: 'wamid.x', status: 'read', biz_opaque_callback_data: one },
      { id: wamid, status: 'failed', errors: [{ code: 131026 }] },
      { id: 'wamid.of nobody', status: 'delivered' },
      { status: 'delivered' },
    ]
    const reply = await whatsapp({ statuses })
    expect([reply.statusCode, reply.body]).toEqual([200, ''])
    expect(await stateOf(one)).toMatchObject({ state: 'delivered', reason: null })
    expect(await stateOf(other)).toMatchObject({ state: 'failed', reason: 'undelivered' })
  })

  test('changes nothing when it is forged, unknown or for another channel', async () => {
    const id = await addSent('sms')
    const before = await fingerprint(vendors)
    expect((await msg91({ id, status: '1' }, 'x')).statusCode).toBe(400)
    expect((await msg91({ id, status: '1' }, token.toUpperCase())).statusCode).toBe(400)
    const statuses = [{ id: 'w', status: 'delivered', biz_opaque_callback_data: id }]
    expect((await whatsapp({ statuses }, 'another secret')).statusCode).toBe(400)
    expect((await whatsapp({ statuses })).statusCode).toBe(200)
    expect((await whatsapp('nonsense')).statusCode).toBe(200)
    expect((await msg91({ id: randomUUID(), status: '1' })).statusCode).toBe(200)
    for (const provider of ['twilio', 'pigeons']) {
      const url = `/api/webhooks/texts/${provider}`
      expect((await vendors.app.inject({ method: 'POST', url })).statusCode).toBe(404)
      expect((await vendors.app.inject({ method: 'GET', url })).statusCode).toBe(404)
    }
    expect(await fingerprint(vendors)).toBe(before)
  })

  test('comes to an address that is confirmed with the word of the settings', async () => {
    const ask = async (word: string) => {
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': word,
        'hub.challenge': '1158201444',
      })
      const url = `/api/webhooks/texts/whatsapp?${query}`
      const { statusCode, body } = await vendors.app.inject({ method: 'GET', url })
      return [statusCode, statusCode === 200 ? body : '']
    }
    expect(await ask(verifyToken)).toEqual([200, '1158201444'])
    expect(await ask('another word')).toEqual([404, ''])
  })
})

describe('STOP', () => {
  let reader: TestViewer
  beforeEach(async () => {
    reader = await createCandidate(vendors)
  })

  const write = async (body: string, at: Date = vendors.clock.now()) => {
    const timestamp = String(Math.floor(at.getTime() / 1000))
    const messages = [{ from: reader.phone.slice(1), timestamp, type: 'text', text: { body } }]
    expect((await whatsapp({ messages })).statusCode).toBe(200)
  }
  const choices = async () =>
    await vendors.db
      .selectFrom('message_choices')
      .select(['purpose', 'is_on'])
      .where('account_id', '=', reader.accountId)
      .where('channel', '=', 'whatsapp')
      .orderBy('purpose')
      .execute()
  const recorded = async () =>
    await vendors.db
      .selectFrom('audit_events')
      .select('kind')
      .where('actor_id', '=', reader.accountId)
      .where('kind', 'in', ['messages-stopped', 'messages-started'])
      .orderBy('at')
      .execute()

  test('ends a channel for a phone, once, and START begins it again', async () => {
    await write('Is the job still there?')
    expect(await choices()).toEqual([])
    for (const word of ['Stop.', 'बंद करें', ' STOP ']) await write(word)
    expect((await choices()).map(({ is_on: isOn }) => isOn)).toEqual(Array(5).fill(false))
    expect(await recorded()).toEqual([{ kind: 'messages-stopped' }])
    vendors.clock.advance({ seconds: 1 })
    for (const word of ['START', 'शुरू']) await write(word)
    expect((await choices()).filter(({ is_on: isOn }) => isOn).map((each) => each.purpose)).toEqual(
      ['account', 'applications', 'interviews'],
    )
    expect(await recorded()).toEqual([{ kind: 'messages-stopped' }, { kind: 'messages-started' }])
  })

  test('that arrives late or again does not undo what came after it', async () => {
    const first = vendors.clock.now()
    await write('START')
    vendors.clock.advance({ minutes: 1 })
    await write('STOP')
    const before = await fingerprint(vendors)
    vendors.clock.advance({ minutes: 1 })
    for (let time = 0; time < 2; time += 1) await write('START', first)
    expect(await fingerprint(vendors)).toBe(before)
    expect((await choices()).map(({ is_on: isOn }) => isOn)).toEqual(Array(5).fill(false))
  })

  test('by a phone that nobody signs in with changes nothing', async () => {
    const before = await fingerprint(vendors)
    await whatsapp({
      messages: [{ from: '919000000001', timestamp: '1772355600', text: { body: 'STOP' } }],
    })
    expect(await fingerprint(vendors)).toBe(before)
  })

  test('by SMS ends SMS alone', async () => {
    const reply = await vendors.app.inject({
      method: 'POST',
      url: '/api/webhooks/texts/msg91',
      headers: { 'x-webhook-token': token, 'content-type': 'application/json' },
      payload: JSON.stringify({ number: reader.phone.slice(1), message: 'BAND' }),
    })
    expect(reply.statusCode).toBe(200)
    expect(await choices()).toEqual([])
    expect(await recorded()).toEqual([{ kind: 'messages-stopped' }])
  })
})
