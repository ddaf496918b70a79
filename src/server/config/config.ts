import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { z } from 'zod'
import { limits } from '#server/lib/limits.ts'
import { antivirusSettings, toAntivirus, type AntivirusConfig } from './antivirus-settings.ts'
import { StartError } from '#server/lib/start-error.ts'
import {
  codeDeliveryHalves,
  codeDeliveryProblems,
  codeDeliverySettings,
  codeDeliveryTestSettings,
  hasSmsProvider,
  smsAccounts,
  smsProviderNames,
  toCodeDelivery,
} from './code-delivery-settings.ts'
import type { CodeDeliveryConfig } from './code-delivery-settings.ts'
import { contactSettings, contactSettingOf, toContacts } from './contact-settings.ts'
import type { ContactConfig } from './contact-settings.ts'
import { databaseProblems, databaseSettings, toDatabase } from './database-settings.ts'
import type { DatabaseConfig } from './database-settings.ts'
import { identityHalves, identitySettings, toIdentityConfig } from './identity-settings.ts'
import type { IdentityConfig } from './identity-settings.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { availableLocales } from '#server/lib/languages.ts'
import { logLevels, type LogLevel } from '#server/lib/log.ts'
import {
  messageHalves,
  messageProblems,
  messageSettings,
  toMessageConfig,
} from './message-settings.ts'
import type { MessageConfig } from './message-settings.ts'
import { webAddress, wholeNumber } from './setting-schemas.ts'
import { smtpAddressSchema, type SmtpServer } from '#server/lib/smtp-address.ts'
import { accountSettings, paymentSettings, toPaymentConfig } from './payment-settings.ts'
import type { PaymentConfig } from './payment-settings.ts'
import { storageHalves, storageProblems, storageSettings, toStorage } from './storage-settings.ts'
import type { StorageConfig } from './storage-settings.ts'
import { scoreProblems, scoreSettings, toScoreConfig } from './score-settings.ts'
import type { ScoreConfig } from './score-settings.ts'
import { supplierProblems, supplierSettings, toInvoicing } from './supplier-settings.ts'
import type { InvoicingConfig } from './supplier-settings.ts'

export interface Secrets {
  /** The key that signs links and cookies. */
  appSecret: string
  /** The key that hashes login codes, which are too short to be hashed without one. */
  otpSecret: string
}

export interface Config
  extends
    Secrets,
    ContactConfig,
    ScoreConfig,
    InvoicingConfig,
    PaymentConfig,
    AntivirusConfig,
    IdentityConfig,
    CodeDeliveryConfig,
    MessageConfig,
    DatabaseConfig,
    StorageConfig {
  isProduction: boolean
  /** A stand-in is in use. Every screen shows a notice. */
  isDemonstration: boolean
  host: string
  /** 0 takes any free port. */
  port: number
  publicUrl: string
  trustProxyHops: number
  dataDir: string
  logLevel: LogLevel
  productName: string
  /** The main locale first. */
  languages: readonly Locale[]
  socialLinks: {
    whatsapp: string
    telegram: string
    facebook: string
    instagram: string
    linkedin: string
  }
  /** In E.164 form. */
  adminPhones: string[]
  adminEmails: string[]
  /** If false, the second step is offered to admins. */
  isSecondFactorRequired: boolean
  allowedCountryCodes: string[]
  /** Undefined means that mails go to the local outbox, or nowhere without one. */
  mail: { server: SmtpServer; from: string; needsTls: boolean } | undefined
  /** Multiplies all rate limits. */
  limitScale: number
  /** The token for reading the metrics; without it nobody can. */
  metricsToken: string | undefined
  /**
   * How long a node keeps serving after SIGTERM, until the balancer has noticed; 0 stops at once.
   */
  drainMs: number
  /** The maximum number of requests in flight; others get 503. */
  requestsAtOnce: number
  /** The maximum number of uploads of one account under way on a node; others get 429. */
  uploadsPerAccount: number
  /** Host and port of a push service for tests. */
  pushTestHost: string | undefined
}

export type Environment = Readonly<Record<string, string | undefined>>

const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(item))
    .default([])

const secret = z.string().min(32, 'must be at least 32 characters long').optional()
const placeholderLink = (site: string) => webAddress.default(`https://example.com/${site}`)

const environmentSchema = z.object({
  NODE_ENV: z.string().default('local'),
  ALLOW_LOCAL_SERVICES: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((text) => text === 'true')
    .default(false),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  DATA_DIR: z.string().default('data'),
  DRAIN_SECONDS: wholeNumber(0, 60).optional(),
  ...databaseSettings,
  ...storageSettings,
  LIMIT_SCALE: wholeNumber(1, 1000).default(1),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  REQUESTS_AT_ONCE: wholeNumber(10, 100_000).default(400),
  UPLOADS_PER_ACCOUNT: wholeNumber(1, 1_000).default(limits.uploadsPerAccount),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  PRODUCT_NAME: z.string().max(40, 'must be at most 40 characters long').default('Kaamyab'),
  LANGUAGES: z
    .string()
    .default('en,hi')
    .transform((text) => [...new Set(text.split(',').map((part) => part.trim()))])
    .refine((locales) => locales.every((locale) => availableLocales().includes(locale)), {
      error: 'must be names of files in messages/, such as en, with commas',
    }),
  ...contactSettings,
  ...supplierSettings,
  ...scoreSettings,
  WHATSAPP_URL: placeholderLink('whatsapp'),
  TELEGRAM_URL: placeholderLink('telegram'),
  FACEBOOK_URL: placeholderLink('facebook'),
  INSTAGRAM_URL: placeholderLink('instagram'),
  LINKEDIN_URL: placeholderLink('linkedin'),
  ADMIN_PHONES: listOf(
    z.string().regex(/^\+[1-9]\d{7,14}$/, 'must be numbers such as +919876543210, with commas'),
  ),
  ADMIN_EMAILS: listOf(z.email('must be e-mail addresses, with commas').toLowerCase()),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'offered'], 'must be required or offered').optional(),
  ALLOWED_COUNTRY_CODES: z
    .string()
    .default('+91')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().regex(/^\+[1-9]\d{0,2}$/, 'must be codes such as +91, with commas'))),
  APP_SECRET: secret,
  OTP_SECRET: secret,
  ...codeDeliverySettings,
  ...messageSettings,
  SMTP_URL: smtpAddressSchema.optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  ...paymentSettings,
  ...antivirusSettings,
  ...identitySettings,
  PUSH_TEST_HOST: z
    .string()
    .regex(/^[\w.-]+(:\d{1,5})?$/, 'must be a host and port such as 127.0.0.1:8443')
    .optional(),
})

/** Longer than the balancer keeps an idle connection: 5 s in deploy/nginx.conf. */
const defaultDrainSeconds = 7

const mailSettings = ['SMTP_URL', 'MAIL_FROM'] as const

/** Production must set these, because their defaults are stand-ins or made up. */
const productionSettings = [
  ...accountSettings,
  'APP_SECRET',
  'OTP_SECRET',
  'PUBLIC_URL',
  ...Object.values(contactSettingOf),
  'SUPPLIER_LEGAL_NAME',
  'SUPPLIER_GSTIN',
  'SUPPLIER_ADDRESS',
  'SUPPLIER_STATE',
] as const

/** Test settings: they replace the real services. */
const testSettings = [...codeDeliveryTestSettings, 'PUSH_TEST_HOST', 'RAZORPAY_BASE_URL'] as const

/**
 * @param loadSecrets gives the secrets of a data folder that the environment does not set
 * @throws StartError naming all wrong and missing settings at once
 */
export function parseConfig(
  environment: Environment,
  loadSecrets: (dataDir: string) => Secrets = generateSecrets,
): Config {
  // Compose files and shells set empty values for missing ones.
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  const problems = [
    ...(parsed.error
      ? describe(parsed.error)
      : [
          ...supplierProblems(parsed.data),
          ...scoreProblems(parsed.data),
          ...codeDeliveryProblems(parsed.data),
          ...messageProblems(parsed.data, toCodeDelivery(parsed.data)),
          ...databaseProblems(parsed.data),
          ...storageProblems(parsed.data),
        ]),
    ...missing(given),
    ...half(given, mailSettings),
    ...[...identityHalves, ...codeDeliveryHalves, ...messageHalves, ...storageHalves].flatMap(
      (names) => half(given, names),
    ),
  ]
  if (!parsed.success || problems.length > 0) {
    throw new StartError(`The settings can't be used: ${problems.join('; ')}.`)
  }
  return toConfig(parsed.data, loadSecrets)
}

export const generateSecrets = (): Secrets => ({
  appSecret: randomBytes(32).toString('base64url'),
  otpSecret: randomBytes(32).toString('base64url'),
})

function toConfig(
  settings: z.output<typeof environmentSchema>,
  loadSecrets: (dataDir: string) => Secrets,
): Config {
  const isProduction = settings.NODE_ENV === 'production'
  const dataDir = resolve(settings.DATA_DIR)
  const { APP_SECRET: appSecret, OTP_SECRET: otpSecret } = settings
  const secrets =
    appSecret !== undefined && otpSecret !== undefined
      ? { appSecret, otpSecret }
      : {
          ...loadSecrets(dataDir),
          ...(appSecret && { appSecret }),
          ...(otpSecret && { otpSecret }),
        }
  const { SMTP_URL: server, MAIL_FROM: from } = settings
  const payments = toPaymentConfig(settings, secrets.appSecret)
  const publicUrl = settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`
  const codeDelivery = toCodeDelivery(settings)
  const isDemonstration = !hasSmsProvider(codeDelivery) || payments.hasPaymentStandIn
  return {
    ...secrets,
    isProduction,
    isDemonstration,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    trustProxyHops: settings.TRUST_PROXY,
    dataDir,
    ...toDatabase(settings),
    ...toStorage(settings, dataDir),
    // At a terminal one line per request would hide what matters.
    logLevel: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    productName: settings.PRODUCT_NAME,
    languages: settings.LANGUAGES,
    ...toContacts(settings),
    ...toInvoicing(settings),
    ...toScoreConfig(settings),
    socialLinks: {
      whatsapp: settings.WHATSAPP_URL,
      telegram: settings.TELEGRAM_URL,
      facebook: settings.FACEBOOK_URL,
      instagram: settings.INSTAGRAM_URL,
      linkedin: settings.LINKEDIN_URL,
    },
    adminPhones: settings.ADMIN_PHONES,
    adminEmails: settings.ADMIN_EMAILS,
    isSecondFactorRequired:
      (settings.ADMIN_SECOND_FACTOR ?? (isProduction ? 'required' : 'offered')) === 'required',
    allowedCountryCodes: settings.ALLOWED_COUNTRY_CODES,
    ...codeDelivery,
    ...toMessageConfig(settings, codeDelivery),
    mail:
      server && from
        ? // What stays on this machine needs no encryption.
          { server, from, needsTls: isProduction && !isLoopback(server.host) }
        : undefined,
    ...payments,
    ...toAntivirus(settings),
    ...toIdentityConfig(settings, {
      mayStandIn: isDemonstration && isLoopback(settings.HOST),
    }),
    limitScale: settings.LIMIT_SCALE,
    metricsToken: settings.METRICS_TOKEN,
    drainMs: (settings.DRAIN_SECONDS ?? (isProduction ? defaultDrainSeconds : 0)) * 1000,
    requestsAtOnce: settings.REQUESTS_AT_ONCE,
    uploadsPerAccount: settings.UPLOADS_PER_ACCOUNT,
    pushTestHost: settings.PUSH_TEST_HOST,
  }
}

function describe(error: z.ZodError): string[] {
  const problems = error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
  return [...new Set(problems)]
}

function missing(given: Environment): string[] {
  const isMissing = (name: string) => given[name] === undefined
  const hasHalf = smsAccounts.flat().some((name) => !isMissing(name))
  const hasSms = smsAccounts.some((names) => names.every((name) => !isMissing(name)))
  if (given['ALLOW_LOCAL_SERVICES'] === 'true') return half(given, accountSettings)
  if (given['NODE_ENV'] === 'production') {
    const forTests = testSettings.filter((name) => !isMissing(name))
    if (forTests.length > 0) return [`${forTests.join(' and ')} is not for production`]
    const names = [
      ...(hasSms || hasHalf ? [] : [smsProviderNames]),
      ...productionSettings.filter(isMissing),
    ]
    if (names.length === 0) return []
    return [
      `NODE_ENV=production needs ${names.join(', ')} (or ALLOW_LOCAL_SERVICES=true to run with local stand-ins)`,
    ]
  }
  const noPayments = accountSettings.some(isMissing)
  const halves = half(given, accountSettings)
  if (halves.length > 0 || isLoopback(given['HOST'] ?? '127.0.0.1')) return halves
  return [
    ...(hasSms ? [] : ['login codes go to the local outbox, where anybody can read them']),
    ...(noPayments ? ['payments go to a local stand-in, where nobody really pays'] : []),
  ].map((reason) => `HOST must be 127.0.0.1 while ${reason} (or set ALLOW_LOCAL_SERVICES=true)`)
}

/** Settings that are only valid together. */
function half(given: Environment, names: readonly string[]): string[] {
  const absent = names.filter((name) => given[name] === undefined)
  return absent.length < names.length ? absent.map((name) => `${name} is missing`) : []
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
