import { defaultSmsTemplate } from '#server/features/accounts/sms-template.ts'
import { sentence } from '#tests/support/sentence.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config/config.ts'
import { createLog } from '#server/lib/log.ts'
import { startGraph } from '#tests/support/code-providers/graph.ts'
import type { Graph } from '#tests/support/code-providers/graph.ts'
import { startMsg91 } from '#tests/support/code-providers/msg91.ts'
import type { Msg91 } from '#tests/support/code-providers/msg91.ts'
import { startTwilio } from '#tests/support/code-providers/twilio.ts'
import type { Twilio } from '#tests/support/code-providers/twilio.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { newPhone } from '#tests/support/viewers.ts'

const settings = parseConfig({ PUBLIC_URL: 'https://jobs.example.in' })
const smsTemplate = defaultSmsTemplate(sentence, settings)

let msg91: Msg91
let twilio: Twilio
let graph: Graph
/** Codes by MSG91 alone. */
let byMsg91: TestApp
/** Codes by Twilio, and by WhatsApp as the second channel. */
let byTwilio: TestApp
/** Nothing configured. */
let local: TestApp
let logged = ''

beforeAll(async () => {
  const log = createLog({ level: 'info', format: 'json', write: (line) => (logged += line) })
  ;[msg91, twilio, graph] = await Promise.all([
    startMsg91(),
    startTwilio({ templates: [smsTemplate] }),
    startGraph(),
  ])
  ;[byMsg91, byTwilio, local] = await Promise.all([
    createTestApp({ log, config: { msg91: msg91.account } }),
    createTestApp({
      log,
      config: { twilio: twilio.account, whatsapp: graph.account, smsTemplate },
    }),
    createTestApp(),
  ])
  for (const app of [byMsg91, byTwilio, local]) app.clock.set('2026-03-01T09:00:00Z')
})
afterEach(async () => {
  logged = ''
  msg91.recover()
  twilio.recover()
  for (const provider of [msg91, twilio, graph]) provider.setFault(undefined)
  await byTwilio.db.deleteFrom('rate_limits').execute()
})
afterAll(async () => {
  await Promise.all([byMsg91.close(), byTwilio.close(), local.close()])
  await Promise.all([msg91.close(), twilio.close(), graph.close()])
})

const send = (app: TestApp, phoneNumber: string, channel?: string) =>
  callApi(app, 'POST', '/send-otp', { json: { phoneNumber, ...(channel && { channel }) } })
const verify = (app: TestApp, phoneNumber: string, otp: string) =>
  callApi(app, 'POST', '/verify-otp', { json: { phoneNumber, otp } })

/** Requests several codes in a row, each as early as allowed. */
async function requestCodes(app: TestApp, phone: string, times: number) {
  const replies = []
  for (let time = 0; time < times; time += 1) {
    const reply = await send(app, phone)
    replies.push(reply.json())
    app.clock.advance({ seconds: reply.json().resendAfterSeconds })
  }
  return replies
}

const spent = async (app: TestApp): Promise<number | undefined> => {
  const held = await app.db
    .selectFrom('rate_limits')
    .select('points')
    .where('key', '=', 'all-codes-hour:everybody')
    .executeTakeFirst()
  return held?.points
}

describe('codes by SMS', () => {
  it('come through MSG91 in the text of its template', async () => {
    const phone = newPhone()
    expect((await send(byMsg91, phone)).statusCode).toBe(200)
    const code = msg91.operators.textOn(phone)?.slice(0, 6) ?? ''
    expect((await verify(byMsg91, phone, code)).statusCode).toBe(200)
  })

  it('come through Twilio in our text, which all operators deliver', async () => {
    const phone = newPhone()
    expect((await send(byTwilio, phone)).statusCode).toBe(200)
    const text = twilio.operators.textOn(phone) ?? ''
    expect(text).toMatch(/^(\d{6}) is your Kaamyab login code\. .*\n\n@jobs\.example\.in #\1$/)
    expect(twilio.operators.dropped).toEqual([])
    expect((await verify(byTwilio, phone, text.slice(0, 6))).statusCode).toBe(200)
  })

  it('refused by the provider cause an error, are not counted, and may be requested again', async () => {
    const phone = newPhone()
    twilio.refuse(21610, `Attempt to send to unsubscribed recipient ${phone}`)
    const refused = await send(byTwilio, phone)
    expect([refused.statusCode, refused.json().message]).toEqual([503, 'Failed to send OTP.'])
    expect(await spent(byTwilio)).toBe(0)
    expect(logged).toContain('Twilio refused the message: 21610 Attempt to send')
    expect(logged).not.toContain(phone.slice(3))
    twilio.recover()
    expect((await send(byTwilio, phone)).statusCode).toBe(200)
    expect(await spent(byTwilio)).toBe(1)
  })

  it('with an unknown result cause an error and stay counted', async () => {
    const phone = newPhone()
    twilio.setFault('dropped line')
    const lost = await send(byTwilio, phone)
    expect([lost.statusCode, lost.json().code]).toEqual([503, 'CODE_NOT_SENT'])
    expect(await spent(byTwilio)).toBe(1)
    twilio.setFault(undefined)
    expect((await send(byTwilio, phone)).statusCode).toBe(200)
    expect(await spent(byTwilio)).toBe(2)
  })
})

describe('codes over WhatsApp', () => {
  it('S10-29: are offered after the second resend, and sent when requested', async () => {
    const phone = newPhone()
    const replies = await requestCodes(byTwilio, phone, 3)
    expect(replies.map((reply) => reply.nextChannels)).toEqual([
      ['sms'],
      ['sms'],
      ['sms', 'whatsapp'],
    ])
    const wanted = await send(byTwilio, phone, 'whatsapp')
    expect(wanted.json()).toMatchObject({
      channel: 'whatsapp',
      nextChannels: ['sms', 'whatsapp'],
      resendAfterSeconds: 120,
    })
    const code = graph.codeFor(phone.slice(3)) ?? ''
    expect(twilio.operators.textOn(phone)).not.toContain(code)
    expect((await verify(byTwilio, phone, code)).statusCode).toBe(200)
  })

  it('go by SMS when requested earlier', async () => {
    const phone = newPhone()
    expect((await send(byTwilio, phone, 'whatsapp')).json()).toMatchObject({ channel: 'sms' })
    expect(graph.codeFor(phone.slice(3))).toBeUndefined()
    expect(twilio.operators.textOn(phone)).toBeDefined()
    const odd = await send(byTwilio, newPhone(), 'pigeon')
    expect([odd.statusCode, odd.json().code]).toEqual([400, 'MALFORMED'])
  })

  it('that fail allow an SMS at once', async () => {
    const phone = newPhone()
    await requestCodes(byTwilio, phone, 3)
    graph.removeAccount(phone.slice(3))
    const refused = await send(byTwilio, phone, 'whatsapp')
    expect([refused.statusCode, refused.json().message]).toEqual([503, 'Failed to send OTP.'])
    expect((await send(byTwilio, phone)).json()).toMatchObject({
      channel: 'sms',
      nextChannels: ['sms', 'whatsapp'],
    })
  })

  it('are not offered where WhatsApp is not configured', async () => {
    const phone = newPhone()
    const replies = await requestCodes(byMsg91, phone, 4)
    expect(replies.at(-1)).toMatchObject({ nextChannels: ['sms'] })
    expect((await send(byMsg91, phone, 'whatsapp')).json()).toMatchObject({ channel: 'sms' })
  })

  it('are on the outbox page in local mode', async () => {
    const phone = newPhone()
    await requestCodes(local, phone, 3)
    await send(local, phone, 'whatsapp')
    const [message] = await local.composition.outbox.list()
    expect(message).toMatchObject({
      channel: 'whatsapp',
      to: phone,
      text: `${message?.code} is your verification code. For your security, do not share this code.`,
    })
    const page = await callApi(local, 'GET', '/dev/outbox')
    expect(page.body).toContain('>WhatsApp<')
    expect((await verify(local, phone, message?.code ?? '')).statusCode).toBe(200)
  })
})
