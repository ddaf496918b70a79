import { resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parseConfig, type Environment, type Secrets } from './config.ts'

const production: Environment = {
  NODE_ENV: 'production',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
  RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
  APP_SECRET: 'a'.repeat(32),
  OTP_SECRET: 'b'.repeat(32),
  PUBLIC_URL: 'https://jobs.example.in',
  SUPPORT_PHONE: '+91 11 4000 0000',
  SUPPORT_EMAIL: 'help@jobs.example.in',
  REGISTERED_ADDRESS: '1 Example Road, New Delhi',
  SUPPLIER_LEGAL_NAME: 'Example Private Limited',
  SUPPLIER_GSTIN: '07AABCU9603R1ZP',
  SUPPLIER_ADDRESS: '1 Example Road, New Delhi 110001',
  SUPPLIER_STATE: 'Delhi',
}

const without = (name: string): Environment => ({ ...production, [name]: '' })

const setNothing = (names: string[]): Environment =>
  Object.fromEntries(names.map((name) => [name, '']))

describe('parseConfig', () => {
  it('S11-26: needs nothing on a machine of one’s own', () => {
    const config = parseConfig({})
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      productName: 'Kaamyab',
      allowedCountryCodes: ['+91'],
      adminPhones: [],
      isDemonstration: true,
      isProduction: false,
    })
    expect(config.otpSecret.length).toBeGreaterThan(40)
  })

  it.each([
    [{}, false],
    [{ ADMIN_SECOND_FACTOR: 'required' }, true],
    [production, true],
    [{ NODE_ENV: 'production', ALLOW_LOCAL_SERVICES: 'true' }, true],
    [{ ...production, ADMIN_SECOND_FACTOR: 'offered' }, false],
  ])('needs a second step of admins in production by default: case %#', (given, isRequired) => {
    expect(parseConfig(given).isSecondFactorRequired).toBe(isRequired)
  })

  it('reads lists', () => {
    const config = parseConfig({
      ADMIN_PHONES: '+919876543210, +918765432109',
      ADMIN_EMAILS: 'Asha@Example.in',
      ALLOWED_COUNTRY_CODES: '+91,+977',
    })
    expect(config.adminPhones).toEqual(['+919876543210', '+918765432109'])
    expect(config.adminEmails).toEqual(['asha@example.in'])
    expect(config.allowedCountryCodes).toEqual(['+91', '+977'])
  })

  it.each([
    ['ADMIN_SECOND_FACTOR', 'true', 'ADMIN_SECOND_FACTOR must be required or offered'],
    ['PORT', 'http', 'PORT must be a whole number'],
    ['PORT', '70000', 'PORT must be a whole number'],
    ['PUBLIC_URL', 'ftp://x', 'PUBLIC_URL must be'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must start with postgres://'],
    ['DATABASE_POOL_MAX', '1', 'DATABASE_POOL_MAX must be'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['SUPPORT_EMAIL', 'nobody', 'SUPPORT_EMAIL must be'],
    ['WHATSAPP_URL', 'javascript:alert(1)', 'WHATSAPP_URL must be'],
    ['ADMIN_PHONES', '9876543210', 'ADMIN_PHONES must be'],
    ['ADMIN_EMAILS', 'nobody', 'ADMIN_EMAILS must be'],
    ['ALLOWED_COUNTRY_CODES', '91', 'ALLOWED_COUNTRY_CODES must be'],
    ['ALLOW_LOCAL_SERVICES', 'yes', 'ALLOW_LOCAL_SERVICES must be true or false'],
    ['APP_SECRET', 'short', 'APP_SECRET must be at least 32'],
    ['MSG91_AUTH_KEY', 'key', 'MSG91_TEMPLATE_ID is missing'],
    ['SMTP_URL', 'https://mail.example.in', 'SMTP_URL must be'],
    ['SMTP_URL', 'mail.example.in:587', 'SMTP_URL must be'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must be'],
    ['SMTP_URL', 'smtp:mail.example.in', 'SMTP_URL must be'],
    ['SMTP_URL', 'smtp://user:50%@mail.example.in', 'SMTP_URL must be'],
    ['SMTP_URL', 'smtp://mail.example.in?requireTLS=false', 'SMTP_URL must be'],
    ['SMTP_URL', 'smtp://mail.example.in/path', 'SMTP_URL must be'],
    ['SMTP_URL', 'smtp://mail.example.in', 'MAIL_FROM is missing'],
    ['MAIL_FROM', 'Kaamyab', 'MAIL_FROM must be'],
    ['MAIL_FROM', 'no-reply@example.in', 'SMTP_URL is missing'],
    ['PUSH_TEST_HOST', 'https://x', 'PUSH_TEST_HOST must be'],
    ['MSG91_BASE_URL', 'ftp://x', 'MSG91_BASE_URL must be'],
    ['SUPPLIER_GSTIN', '27AAPFU0939F1ZW', 'SUPPLIER_GSTIN must be a GSTIN'],
    ['SUPPLIER_GSTIN', '27AAPFU0939F1ZV', 'SUPPLIER_GSTIN is not of SUPPLIER_STATE'],
    ['SUPPLIER_STATE', 'Bombay', 'SUPPLIER_STATE must be one of'],
    ['INVOICE_PREFIX', 'J/P', 'INVOICE_PREFIX must be'],
    ['INVOICE_PREFIX', 'LONG', 'INVOICE_PREFIX must be'],
    ['CREDIT_NOTE_PREFIX', 'JP', 'CREDIT_NOTE_PREFIX must differ from INVOICE_PREFIX'],
    ['GST_SAC', '99836', 'GST_SAC must be'],
    ['RAZORPAY_KEY_ID', 'key', 'RAZORPAY_KEY_ID must start with rzp_live_'],
    ['RAZORPAY_KEY_ID', 'rzp_live_a', 'RAZORPAY_KEY_SECRET is missing; RAZORPAY_WEBHOOK_SECRET is'],
    ['BULK_DISCOUNTS', '5%', 'BULK_DISCOUNTS must be like 10:5,25:10'],
    ['BULK_DISCOUNTS', '10:5,10:8', 'BULK_DISCOUNTS must be like 10:5,25:10'],
    ['BULK_DISCOUNTS', '10:5,20:4', 'BULK_DISCOUNTS must be like 10:5,25:10'],
    ['BULK_DISCOUNTS', '10:60', 'BULK_DISCOUNTS must be like 10:5,25:10'],
    ['PAYMENT_STAND_IN_PORT', '70000', 'PAYMENT_STAND_IN_PORT must be a port number'],
    ['RAZORPAY_BASE_URL', 'x', 'RAZORPAY_BASE_URL must be'],
    ['HOST', '0.0.0.0', 'HOST must be 127.0.0.1 while login codes'],
    ['HOST', '0.0.0.0', 'HOST must be 127.0.0.1 while payments'],
  ])('refuses %s=%s', (name, value, sentence) => {
    expect(() => parseConfig({ [name]: value })).toThrow(sentence)
  })

  it('names everything that is wrong at once', () => {
    const wrong = {
      NODE_ENV: 'production',
      PORT: 'x',
      LOG_LEVEL: 'y',
      APP_SECRET: 'short',
      SMTP_URL: 'mail.example.in',
    }
    expect(() => parseConfig(wrong)).toThrow(
      /PORT .*LOG_LEVEL .*APP_SECRET .*SMTP_URL .*needs MSG91_AUTH_KEY, .*OTP_SECRET.*MAIL_FROM is missing/,
    )
  })

  const mail = { SMTP_URL: 'smtp://asha%40jobs:p%40ss:word@mail.example.in', MAIL_FROM: 'a@b.in' }

  it('reads a mail server', () => {
    const server = { host: 'mail.example.in', port: 587, isTlsFromStart: false }
    const login = { user: 'asha@jobs', password: 'p@ss:word' }
    expect(parseConfig(mail).mail).toEqual({
      server: { ...server, ...login },
      from: 'a@b.in',
      needsTls: false,
    })
    const serverOf = (SMTP_URL: string) => parseConfig({ ...mail, SMTP_URL }).mail?.server
    expect(serverOf('smtp://10.0.0.5:2525')).toMatchObject({ host: '10.0.0.5', port: 2525 })
    expect(serverOf('smtp://10.0.0.5')?.user).toBeUndefined()
    expect(serverOf('smtps://mail.example.in/')).toMatchObject({ port: 465, isTlsFromStart: true })
    expect(serverOf('smtp://[::1]:25')?.host).toBe('::1')
  })

  it('needs no mail server in production, and encryption where there is one elsewhere', () => {
    expect(parseConfig(production).mail).toBeUndefined()
    expect(parseConfig({ ...production, ...mail }).mail?.needsTls).toBe(true)
    const ownMachine = { ...production, ...mail, SMTP_URL: 'smtp://127.0.0.1:25' }
    expect(parseConfig(ownMachine).mail?.needsTls).toBe(false)
    const half = { ...production, MAIL_FROM: 'a@b.in', ALLOW_LOCAL_SERVICES: 'true' }
    expect(() => parseConfig(half)).toThrow('SMTP_URL is missing')
  })

  it.each([
    ['PUSH_TEST_HOST', '127.0.0.1:8443'],
    ['MSG91_BASE_URL', 'http://127.0.0.1:8444'],
    ['TWILIO_BASE_URL', 'http://127.0.0.1:8444'],
    ['WHATSAPP_BASE_URL', 'http://127.0.0.1:8444'],
    ['RAZORPAY_BASE_URL', 'http://127.0.0.1:8444'],
  ])('refuses production with %s', (name, value) => {
    const environment = { ...production, [name]: value }
    expect(() => parseConfig(environment)).toThrow(`${name} is not for production`)
    const wanted = parseConfig({ ...environment, ALLOW_LOCAL_SERVICES: 'true' })
    expect(wanted.isProduction).toBe(true)
  })

  it('takes the account at the payment provider as it is given', () => {
    expect(parseConfig(production)).toMatchObject({
      hasPaymentStandIn: false,
      razorpay: {
        keyId: 'rzp_live_1DP5mmOlF5G5ag',
        keySecret: 'key-secret',
        webhookSecret: 'webhook-secret',
        oldWebhookSecret: undefined,
        baseUrl: undefined,
      },
    })
    const other = {
      ...production,
      NODE_ENV: '',
      RAZORPAY_OLD_WEBHOOK_SECRET: 'old',
      RAZORPAY_BASE_URL: 'http://127.0.0.1:8444/',
    }
    expect(parseConfig(other).razorpay).toMatchObject({
      oldWebhookSecret: 'old',
      baseUrl: 'http://127.0.0.1:8444',
    })
  })

  it('takes discounts of posts that are bought together, and none by itself', () => {
    expect(parseConfig({}).bulkDiscounts).toEqual([])
    expect(parseConfig({ BULK_DISCOUNTS: '10:5,25:10' }).bulkDiscounts).toEqual([
      { from: 10, percent: 5 },
      { from: 25, percent: 10 },
    ])
  })

  it('makes the keys of the payment stand-in from the secret of the installation', () => {
    const account = (letter: string) => parseConfig({ APP_SECRET: letter.repeat(32) }).razorpay
    expect(parseConfig({}).hasPaymentStandIn).toBe(true)
    expect(account('a')).toEqual(account('a'))
    const [one, other] = [account('a'), account('b')]
    expect(one.keyId).toMatch(/^rzp_test_/)
    for (const name of ['keyId', 'keySecret', 'webhookSecret', 'oldWebhookSecret'] as const) {
      expect(one[name]).not.toBe(other[name])
    }
    expect(JSON.stringify(one)).not.toContain('a'.repeat(32))
  })

  it('never takes half an account at the payment provider', () => {
    const half = { ...without('RAZORPAY_WEBHOOK_SECRET'), ALLOW_LOCAL_SERVICES: 'true' }
    expect(() => parseConfig(half)).toThrow('RAZORPAY_WEBHOOK_SECRET is missing')
  })

  it('S11-32: starts in production with every setting given', () => {
    expect(parseConfig(production)).toMatchObject({ isProduction: true, isDemonstration: false })
  })

  it.each(Object.keys(production).filter((name) => !/^(NODE_ENV|MSG91_)/.test(name)))(
    'S11-31: refuses production without %s, unless stand-ins are wanted',
    (name) => {
      expect(() => parseConfig(without(name))).toThrow(`needs ${name} `)
      const isPayment = name.startsWith('RAZORPAY')
      const noPayments = Object.keys(production).filter((each) => each.startsWith('RAZORPAY'))
      const left = { ...without(name), ...(isPayment && setNothing(noPayments)) }
      const wanted = parseConfig({ ...left, ALLOW_LOCAL_SERVICES: 'true' })
      expect(wanted.isDemonstration).toBe(isPayment)
    },
  )

  const kept = { appSecret: 'kept-app', otpSecret: 'kept-otp' }
  const loadSecrets = vi.fn<() => Secrets>(() => kept)

  it('asks for kept secrets only where the environment gives none', () => {
    expect(parseConfig({}, loadSecrets)).toMatchObject(kept)
    const given = parseConfig({ APP_SECRET: 'g'.repeat(32) }, loadSecrets)
    expect(given).toMatchObject({ appSecret: 'g'.repeat(32), otpSecret: 'kept-otp' })
    loadSecrets.mockClear()
    expect(parseConfig(production, loadSecrets).appSecret).toBe(production['APP_SECRET'])
    expect(loadSecrets).not.toHaveBeenCalled()
  })

  describe('sign-in by a provider', () => {
    const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'client-secret' }

    it('is played by a stand-in where only this machine can be reached, and nowhere else', () => {
      expect(parseConfig({}).identityStandIns).toEqual({ google: true, facebook: true })
      const open = { HOST: '0.0.0.0', ALLOW_LOCAL_SERVICES: 'true' }
      for (const environment of [open, production]) {
        expect(parseConfig(environment)).toMatchObject({
          google: undefined,
          facebook: undefined,
          identityStandIns: { google: false, facebook: false },
        })
      }
    })

    it('is the provider’s own where it is configured', () => {
      expect(parseConfig({ ...production, ...google })).toMatchObject({
        google: { clientId: 'client', clientSecret: 'client-secret', issuer: undefined },
        facebook: undefined,
        signInBaseUrl: 'https://jobs.example.in',
      })
      expect(parseConfig(google).identityStandIns).toEqual({ google: false, facebook: true })
    })

    it.each([
      [{ GOOGLE_CLIENT_ID: 'client' }, 'GOOGLE_CLIENT_SECRET is missing'],
      [{ FACEBOOK_APP_SECRET: 'secret' }, 'FACEBOOK_APP_ID is missing'],
      [{ FACEBOOK_APP_ID: 'x', FACEBOOK_APP_SECRET: 'secret' }, 'FACEBOOK_APP_ID must be a number'],
      [{ IDENTITY_STAND_IN_PORT: 'x' }, 'IDENTITY_STAND_IN_PORT must be a port number'],
    ])('needs both of its settings: %j', (environment, problem) => {
      expect(() => parseConfig(environment)).toThrow(problem)
    })
  })
})
