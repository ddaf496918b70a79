import { describe, expect, it } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { parseConfig } from './config.ts'

const msg91 = { MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' }
const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_MESSAGING_SERVICE_SID: `MG${'b'.repeat(32)}`,
}
const whatsapp = {
  WHATSAPP_TOKEN: 'token',
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TEMPLATE: 'login_code',
}

describe('the delivery of codes', () => {
  it('stays on this machine where nothing is configured', () => {
    expect(parseConfig({})).toMatchObject({
      isDemonstration: true,
      msg91: undefined,
      twilio: undefined,
      whatsapp: undefined,
    })
  })

  it('goes through MSG91 or Twilio, and WhatsApp besides', () => {
    expect(parseConfig(msg91).msg91).toEqual({ authKey: 'key', templateId: 'template' })
    expect(parseConfig({ ...twilio, ...whatsapp })).toMatchObject({
      msg91: undefined,
      twilio: {
        accountSid: twilio.TWILIO_ACCOUNT_SID,
        authToken: 'token',
        messagingServiceSid: twilio.TWILIO_MESSAGING_SERVICE_SID,
      },
      whatsapp: {
        token: 'token',
        phoneNumberId: '106540352242922',
        template: 'login_code',
        language: 'en',
      },
    })
  })

  it('has templates in other languages where they are named', () => {
    const languages = {
      MSG91_TEMPLATE_IDS: 'hi:65f1, mr:65f2',
      WHATSAPP_TEMPLATE_LANGUAGE: 'en_US,hi',
    }
    expect(parseConfig({ ...msg91, ...whatsapp, ...languages })).toMatchObject({
      msg91: { templateId: 'template', templateIds: { hi: '65f1', mr: '65f2' } },
      whatsapp: { language: 'en_US', otherLanguages: ['hi'] },
    })
  })

  it('goes to a stand-in where a test names one', () => {
    const baseUrl = 'http://127.0.0.1:8444'
    expect(parseConfig({ ...msg91, MSG91_BASE_URL: baseUrl }).msg91).toMatchObject({ baseUrl })
    expect(parseConfig({ ...twilio, TWILIO_BASE_URL: baseUrl }).twilio).toMatchObject({ baseUrl })
    const config = parseConfig({ ...whatsapp, WHATSAPP_BASE_URL: baseUrl })
    expect(config.whatsapp).toMatchObject({ baseUrl })
  })

  it.each([
    [{ MSG91_AUTH_KEY: 'key' }, 'MSG91_TEMPLATE_ID is missing'],
    [{ ...twilio, TWILIO_AUTH_TOKEN: '' }, 'TWILIO_AUTH_TOKEN is missing'],
    [{ ...whatsapp, WHATSAPP_TEMPLATE: '' }, 'WHATSAPP_TEMPLATE is missing'],
    [{ ...msg91, ...twilio }, 'MSG91_ and TWILIO_ settings are both given'],
    [{ ...twilio, TWILIO_ACCOUNT_SID: 'AC/../x' }, 'TWILIO_ACCOUNT_SID must be AC and 32'],
    [
      { ...whatsapp, WHATSAPP_PHONE_NUMBER_ID: '../me' },
      'WHATSAPP_PHONE_NUMBER_ID must be a number',
    ],
    [{ ...whatsapp, WHATSAPP_TEMPLATE: 'Login code' }, 'WHATSAPP_TEMPLATE must be the name'],
    [{ ...whatsapp, WHATSAPP_TEMPLATE_LANGUAGE: 'english' }, 'WHATSAPP_TEMPLATE_LANGUAGE must be'],
    [{ ...msg91, MSG91_TEMPLATE_IDS: '65f1' }, 'MSG91_TEMPLATE_IDS must be languages with ids'],
    [{ LOGIN_CODES_PER_HOUR: '0' }, 'LOGIN_CODES_PER_HOUR must be a whole number'],
  ])('refuses %j', (environment, problem) => {
    expect(() => parseConfig(environment)).toThrow(problem)
  })

  it.each([[{}], [whatsapp]])('is required in production: %j is not enough', (environment) => {
    const production = { NODE_ENV: 'production', ...environment }
    expect(() => parseConfig(production)).toThrow(
      'needs MSG91_AUTH_KEY, MSG91_TEMPLATE_ID (or the three TWILIO_ settings)',
    )
    const half = { ...production, ...twilio, TWILIO_AUTH_TOKEN: '' }
    expect(() => parseConfig(half)).toThrow('TWILIO_AUTH_TOKEN is missing')
    expect(() => parseConfig({ ...production, ...twilio })).toThrow(/needs RAZORPAY_KEY_ID/)
  })
})

describe('the registered SMS', () => {
  it('is the default of each language unless it is named', () => {
    expect(parseConfig({}).smsTemplate).toBeUndefined()
  })

  it('is taken with \\n for each line', () => {
    const named = {
      PUBLIC_URL: 'https://jobs.example.in',
      LOGIN_SMS_TEMPLATE: 'Kaamyab: {#var#}\\n@jobs.example.in #{#var#}',
    }
    expect(parseConfig(named).smsTemplate).toBe('Kaamyab: {#var#}\n@jobs.example.in #{#var#}')
  })

  it('stops the start when it would not reach the phones', () => {
    expect(() => parseConfig({ LOGIN_SMS_TEMPLATE: 'Your code is #numeric#' })).toThrow(
      'LOGIN_SMS_TEMPLATE must have the name Kaamyab',
    )
  })
})

describe('the caps', () => {
  it('are those of the product unless they are named', () => {
    expect(parseConfig({}).codeCaps).toEqual({
      perHour: limits.loginCodesPerHour,
      perNetworkPerHour: limits.loginCodesPerAddressPerHour,
      perNetworkPerDay: limits.loginCodesPerAddressPerDay,
      perPrefixPerQuarterHour: limits.loginCodesPerPrefixPerQuarterHour,
      perPhonePerDay: limits.loginCodesPerPhonePerDay,
    })
    const named = parseConfig({ LOGIN_CODES_PER_HOUR: '12000', LOGIN_CODES_PER_PREFIX: '5' })
    expect(named.codeCaps).toMatchObject({ perHour: 12_000, perPrefixPerQuarterHour: 5 })
  })
})
