import { expect, test } from 'vitest'
import { eventsBy, templateKey } from '#server/lib/text-templates.ts'
import { codeDeliverySettings, toCodeDelivery } from './code-delivery-settings.ts'
import { messageProblems, messageSettings, toMessageConfig } from './message-settings.ts'
import { z } from 'zod'

const schema = z.object({ ...codeDeliverySettings, ...messageSettings })

function read(given: Record<string, string>, env = 'production') {
  const settings = {
    ...schema.parse(given),
    NODE_ENV: env,
    LANGUAGES: ['en', 'hi'],
    PRODUCT_NAME: 'Kaamyab',
  }
  const providers = toCodeDelivery(settings)
  return {
    config: toMessageConfig(settings, providers),
    problems: messageProblems(settings, providers),
  }
}

const msg91 = { MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: '65f1' }
const all = (channel: 'sms' | 'whatsapp') =>
  eventsBy(channel)
    .flatMap((event) => ['en', 'hi'].map((locale) => `${templateKey(event, locale)}:t1`))
    .join(', ')

test('without a provider the stand-in carries both channels', () => {
  expect(read({}, 'local').config).toMatchObject({
    hasTextStandIn: true,
    smsTemplates: {},
    whatsappTemplates: {},
  })
})

test('with a provider a channel is off until it is switched on', () => {
  const { config, problems } = read(msg91)
  expect(config).toMatchObject({ hasTextStandIn: false, smsTemplates: undefined })
  expect(problems).toEqual([])
})

test('a channel that is on needs each template and the secret of its receipts', () => {
  const on = { ...msg91, MESSAGE_CHANNELS: 'sms' }
  expect(read({ ...on, SMS_TEMPLATES: 'shortlisted.en:65a' }).problems.join()).toMatch(
    /^SMS_TEMPLATES lacks shortlisted\.hi, .*refundStarted\.hi,MSG91_WEBHOOK_TOKEN is missing$/,
  )
  const token = { MSG91_WEBHOOK_TOKEN: 'a long enough token' }
  const whole = read({ ...on, ...token, SMS_TEMPLATES: all('sms') })
  expect(whole.problems).toEqual([])
  expect(whole.config.smsTemplates).toMatchObject({ 'shortlisted.hi': 't1' })
  expect(read(on, 'staging').problems).toEqual([])
  expect(read({ ...msg91, MESSAGE_CHANNELS: 'whatsapp' }).problems).toContain(
    'MESSAGE_CHANNELS whatsapp needs the WHATSAPP_ settings',
  )
})

test.each([
  { MESSAGE_CHANNELS: 'letter' },
  { SMS_TEMPLATES: 'shortlisted:65a' },
  { WHATSAPP_TEMPLATES: 'shortlisted.en:Not A Name' },
  { WHATSAPP_APP_SECRET: 'short' },
])('%j is refused', (given) => {
  expect(schema.safeParse(given).success).toBe(false)
})
