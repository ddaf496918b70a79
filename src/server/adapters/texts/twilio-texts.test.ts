import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTwilio } from '#tests/support/code-providers/twilio.ts'
import type { Twilio } from '#tests/support/code-providers/twilio.ts'
import { createTwilioTextSender } from './twilio-text-sender.ts'
import { createTwilioWebhook, twilioSignature } from './twilio-webhook.ts'

const text = 'Your job Telecaller on Kaamyab was rejected.'
const url = new URL('https://jobs.example.in/api/webhooks/texts/twilio')
const message = {
  reference: '0b1c',
  to: '+919876543210',
  template: 't',
  language: 'en',
  parameters: ['Telecaller'],
  text,
  path: 'x',
}

let twilio: Twilio
beforeAll(async () => {
  twilio = await startTwilio({ templates: [text] })
})
afterAll(async () => twilio.close())

test('a text is sent as it is registered, and says where its receipts go', async () => {
  const sender = createTwilioTextSender(twilio.account, url)
  expect(await sender.send(message)).toMatch(/^SM/)
  expect(twilio.operators.textOn(message.to)).toBe(text)
})

test('what was surely not sent is told from what may have been', async () => {
  const sender = createTwilioTextSender(twilio.account, url)
  twilio.refuse(21610, 'Attempt to send to unsubscribed recipient')
  await expect(sender.send(message)).rejects.toMatchObject({ problem: 'refused' })
  twilio.recover()
  twilio.setFault('dropped line')
  await expect(sender.send(message)).rejects.toMatchObject({ problem: 'unclear' })
  twilio.setFault(undefined)
  const nowhere = { ...twilio.account, baseUrl: 'http://127.0.0.1:47999' }
  await expect(createTwilioTextSender(nowhere, url).send(message)).rejects.toMatchObject({
    problem: 'unsent',
  })
})

test('a receipt and an answer are read, and a forged one is not', () => {
  const authToken = '12345'
  // The example of the provider's own documentation.
  const example = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  })
  expect(
    twilioSignature(authToken, new URL('https://mycompany.com/myapp.php?foo=1&bar=2'), example),
  ).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=')
  const webhook = createTwilioWebhook(authToken)
  const read = (fields: Record<string, string>, reference = '0b1c', signedBy = authToken) => {
    const form = new URLSearchParams(fields)
    const address = new URL(`${url.href}?reference=${reference}`)
    return webhook.read({
      method: 'POST',
      url: address,
      headers: { 'x-twilio-signature': twilioSignature(signedBy, address, form) },
      body: Buffer.from(form.toString()),
    })
  }
  expect(read({ MessageSid: 'SM1', MessageStatus: 'undelivered' })).toEqual({
    receipts: [{ outcome: 'failed', reference: '0b1c' }],
    answers: [],
  })
  expect(read({ From: '+919876543210', Body: 'STOP' })).toEqual({
    receipts: [],
    answers: [{ from: '+919876543210', text: 'STOP' }],
  })
  expect(read({ MessageStatus: 'delivered' }, '0b1c', 'x')).toBeUndefined()
})
