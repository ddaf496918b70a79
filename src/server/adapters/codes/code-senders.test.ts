import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CodeSenderError } from '#server/ports/code-sender.ts'
import { startGraph } from '#tests/support/code-providers/graph.ts'
import type { Graph } from '#tests/support/code-providers/graph.ts'
import { startMsg91 } from '#tests/support/code-providers/msg91.ts'
import type { Msg91 } from '#tests/support/code-providers/msg91.ts'
import type { ProviderFault } from '#tests/support/code-providers/provider-server.ts'
import { startTwilio } from '#tests/support/code-providers/twilio.ts'
import type { Twilio } from '#tests/support/code-providers/twilio.ts'
import { createMsg91CodeSender } from './msg91-code-sender.ts'
import { createTwilioCodeSender } from './twilio-code-sender.ts'
import { createWhatsappCodeSender } from './whatsapp-code-sender.ts'

const template = '#numeric# is your Kaamyab login code.\n\n@jobs.example.in ##numeric#'
const text = '482913 is your Kaamyab login code.\n\n@jobs.example.in #482913'
const phone = '+919876543210'
const message = { phone, code: '482913', text, locale: 'en' }

let msg91: Msg91
let twilio: Twilio
let graph: Graph
beforeAll(async () => {
  ;[msg91, twilio, graph] = await Promise.all([
    startMsg91(),
    startTwilio({ templates: [template] }),
    startGraph(),
  ])
})
afterEach(() => {
  for (const provider of [msg91, twilio, graph]) provider.setFault(undefined)
  msg91.recover()
  twilio.recover()
})
afterAll(async () => {
  await Promise.all([msg91.close(), twilio.close(), graph.close()])
})

/** The problem of a failure and its line in the log. */
async function failureOf(sending: Promise<void>): Promise<CodeSenderError> {
  const failure = await sending.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(failure instanceof CodeSenderError)) throw new Error('It did not fail as it should')
  return failure
}

describe('MSG91', () => {
  const sender = () => createMsg91CodeSender(msg91.account)

  test('brings our code in its own text', async () => {
    await sender().sendLoginCode(message)
    expect(msg91.codeFor('9876543210')).toBe('482913')
    expect(msg91.operators.textOn(phone)).toMatch(/^482913 is your .*\n\n@127\.0\.0\.1 #482913$/)
  })

  test.each([
    ['another key', { authKey: 'x' }, 'AuthenticationFailure'],
    ['another template', { templateId: 'x' }, 'Template ID'],
  ])('refuses %s, with status 200', async (_name, change, reason) => {
    const sending = createMsg91CodeSender({ ...msg91.account, ...change }).sendLoginCode(message)
    const { problem, message: said } = await failureOf(sending)
    expect([problem, said]).toEqual(['refused', expect.stringContaining(reason)])
  })

  test('has a text for each language that it has a template of', async () => {
    const { templateId, ...account } = msg91.account
    const templates = { ...account, templateId: 'x', templateIds: { hi: templateId } }
    await createMsg91CodeSender(templates).sendLoginCode({ ...message, locale: 'hi' })
    const english = createMsg91CodeSender(templates).sendLoginCode(message)
    expect((await failureOf(english)).problem).toBe('refused')
  })

  test('is believed by its type alone, whatever its words are', async () => {
    msg91.refuse('success')
    expect((await failureOf(sender().sendLoginCode(message))).problem).toBe('refused')
  })
})

describe('Twilio', () => {
  const sender = () => createTwilioCodeSender(twilio.account)

  test('brings our text, which the operators let pass', async () => {
    await sender().sendLoginCode(message)
    expect(twilio.operators.textOn(phone)).toBe(text)
    expect(twilio.operators.dropped).toEqual([])
  })

  test('takes a text that is no registered one, and the operators drop it', async () => {
    await sender().sendLoginCode({ ...message, phone: '+919000000009', text: `${text} ` })
    expect(twilio.operators.textOn('+919000000009')).toBeUndefined()
    expect(twilio.operators.dropped).toHaveLength(1)
  })

  test.each([
    ['another token', { authToken: 'x' }, '20003 '],
    ['a service of somebody else', { messagingServiceSid: `MG${'0'.repeat(32)}` }, '21701 '],
  ])('refuses %s', async (_name, change, reason) => {
    const sending = createTwilioCodeSender({ ...twilio.account, ...change }).sendLoginCode(message)
    const { problem, message: said } = await failureOf(sending)
    expect([problem, said]).toEqual(['refused', expect.stringContaining(reason)])
  })

  test('refuses a number by its digits, and the log has none of them', async () => {
    const bad = await failureOf(sender().sendLoginCode({ ...message, phone: '+0919876543210' }))
    expect(bad.message).toContain("21211 The 'To' number +… is not")
    twilio.refuse(21610, 'Attempt to send to unsubscribed recipient +91 98765 43210')
    expect((await failureOf(sender().sendLoginCode(message))).message).toMatch(/recipient \+…$/)
  })
})

describe('WhatsApp', () => {
  const sender = () => createWhatsappCodeSender(graph.account)

  test('brings the code, and the button that copies it', async () => {
    await sender().sendLoginCode(message)
    expect(graph.codeFor('9876543210')).toBe('482913')
  })

  test.each([
    ['another token', { token: 'x' }, '190 '],
    ['another template', { template: 'x' }, '132001 '],
    ['another language', { language: 'hi' }, '132001 '],
    ['a number that is not ours', { phoneNumberId: '1' }, '100 '],
  ])('refuses %s', async (_name, change, reason) => {
    const sending = createWhatsappCodeSender({ ...graph.account, ...change }).sendLoginCode(message)
    const { problem, message: said } = await failureOf(sending)
    expect([problem, said]).toEqual(['refused', expect.stringContaining(reason)])
  })

  test.each([
    ['hi', 'hi', ['en']],
    ['hi', 'en', ['hi']],
    ['mr', 'hi_IN', ['en']],
  ])('asks for the template of %s, approved in %s and %s', async (locale, language, more) => {
    // The stand-in has approved English alone.
    const account = { ...graph.account, language, otherLanguages: more }
    const sending = createWhatsappCodeSender(account).sendLoginCode({ ...message, locale })
    expect((await failureOf(sending)).message).toContain('132001')
    await createWhatsappCodeSender(account).sendLoginCode(message)
  })

  test('refuses a number without WhatsApp', async () => {
    graph.removeAccount('9000000001')
    const sending = sender().sendLoginCode({ ...message, phone: '+919000000001' })
    expect((await failureOf(sending)).message).toContain('131026')
  })

  test('has not taken what it holds back', async () => {
    const other = await startGraph()
    other.holdBack()
    const sending = createWhatsappCodeSender(other.account).sendLoginCode(message)
    expect((await failureOf(sending)).problem).toBe('unavailable')
    await other.close()
  })
})

const faults: readonly ProviderFault[] = [
  'silence',
  'dropped line',
  'bad gateway',
  'half an answer',
  'no JSON',
]

describe.each(faults)('%s', (fault) => {
  const impatientMs = 300

  test.each([
    ['MSG91', () => [msg91, createMsg91CodeSender(msg91.account, impatientMs)] as const],
    ['Twilio', () => [twilio, createTwilioCodeSender(twilio.account, impatientMs)] as const],
    ['WhatsApp', () => [graph, createWhatsappCodeSender(graph.account, impatientMs)] as const],
  ])('of %s is noticed in time, and nobody knows what came of it', async (name, start) => {
    const [provider, sender] = start()
    provider.setFault(fault)
    const { problem, message: said } = await failureOf(sender.sendLoginCode(message))
    expect([problem, said]).toEqual(['unavailable', expect.stringContaining(name)])
    expect(said).not.toMatch(/482913|98765/)
  })
})

test('a provider that is not there is unavailable', async () => {
  const gone = await startTwilio({ templates: [] })
  await gone.close()
  const sender = createTwilioCodeSender(gone.account)
  const failure = await failureOf(sender.sendLoginCode(message))
  expect(failure.message).toBe('Twilio did not take the message: ECONNREFUSED')
})
