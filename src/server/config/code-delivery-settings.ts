import { z } from 'zod'
import { limits } from '#server/lib/limits.ts'
import type { Msg91Account } from '#server/ports/code-provider-accounts.ts'
import type { TwilioAccount } from '#server/ports/code-provider-accounts.ts'
import type { WhatsappAccount } from '#server/ports/code-provider-accounts.ts'
import { smsTemplateProblems } from '#server/features/accounts/sms-template.ts'

/** The maximum number of login codes. */
export interface CodeCaps {
  /** The limit of the whole product in an hour: it caps the cost of an attack. */
  perHour: number
  perNetworkPerHour: number
  perNetworkPerDay: number
  perPrefixPerQuarterHour: number
  /** After these, one code every quarter of an hour. */
  perPhonePerDay: number
}

export interface CodeDeliveryConfig {
  /** The provider of SMS. Without one, codes go to the local outbox. */
  msg91: Msg91Account | undefined
  twilio: TwilioAccount | undefined
  /** The second channel. */
  whatsapp: WhatsappAccount | undefined
  /**
   * The text of the login SMS as registered, with tags for the code; without it each language has
   * its own default.
   */
  smsTemplate: string | undefined
  codeCaps: CodeCaps
}

export const hasSmsProvider = (config: Pick<CodeDeliveryConfig, 'msg91' | 'twilio'>): boolean =>
  config.msg91 !== undefined || config.twilio !== undefined

const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .optional()
const cap = (usual: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number, 1 or more')
    .transform(Number)
    .default(usual)
const sid = (prefix: string) =>
  z
    .string()
    .regex(
      new RegExp(`^${prefix}[0-9a-f]{32}$`),
      `must be ${prefix} and 32 digits or letters a to f`,
    )
    .optional()

export const codeDeliverySettings = {
  MSG91_AUTH_KEY: z.string().optional(),
  MSG91_TEMPLATE_ID: z.string().optional(),
  MSG91_TEMPLATE_IDS: z
    .string()
    .regex(
      /^[a-z]{2,3}:[\w-]+(, *[a-z]{2,3}:[\w-]+)*$/,
      'must be languages with ids, such as hi:65f1a2',
    )
    .transform((text) => Object.fromEntries(text.split(/, */).map((each) => each.split(':'))))
    .pipe(z.record(z.string(), z.string()))
    .optional(),
  MSG91_BASE_URL: baseUrl,
  TWILIO_ACCOUNT_SID: sid('AC'),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_MESSAGING_SERVICE_SID: sid('MG'),
  TWILIO_BASE_URL: baseUrl,
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{1,30}$/, 'must be a number')
    .optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]{1,512}$/, 'must be the name of a template: small letters, digits and _')
    .optional(),
  WHATSAPP_TEMPLATE_LANGUAGE: z
    .string()
    .regex(
      /^[a-z]{2,3}(_[A-Z]{2})?(, *[a-z]{2,3}(_[A-Z]{2})?)*$/,
      'must be languages such as en or en_US, separated by commas',
    )
    .default('en'),
  WHATSAPP_BASE_URL: baseUrl,
  LOGIN_SMS_TEMPLATE: z
    .string()
    // Files of settings have one line per setting, so a line break is written as \n.
    .transform((text) => text.replaceAll('\\n', '\n'))
    .optional(),
  LOGIN_CODES_PER_HOUR: cap(limits.loginCodesPerHour),
  LOGIN_CODES_PER_NETWORK_PER_HOUR: cap(limits.loginCodesPerAddressPerHour),
  LOGIN_CODES_PER_NETWORK_PER_DAY: cap(limits.loginCodesPerAddressPerDay),
  LOGIN_CODES_PER_PREFIX: cap(limits.loginCodesPerPrefixPerQuarterHour),
  LOGIN_CODES_PER_PHONE_PER_DAY: cap(limits.loginCodesPerPhonePerDay),
}

/** The settings of the providers that send codes. */
export const smsAccounts = [
  ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_MESSAGING_SERVICE_SID'],
] as const

/** Production requires one of these. */
export const smsProviderNames = `${smsAccounts[0].join(', ')} (or the three TWILIO_ settings)`

/** Settings that are only valid together. */
export const codeDeliveryHalves = [
  ...smsAccounts,
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_TEMPLATE'],
] as const

/** Test settings: they replace the real services. */
export const codeDeliveryTestSettings = [
  'MSG91_BASE_URL',
  'TWILIO_BASE_URL',
  'WHATSAPP_BASE_URL',
] as const

type Settings = z.output<z.ZodObject<typeof codeDeliverySettings>> & {
  PUBLIC_URL?: string | undefined
  PRODUCT_NAME: string
}

export function codeDeliveryProblems(settings: Settings): string[] {
  const {
    LOGIN_SMS_TEMPLATE: template,
    PUBLIC_URL: publicUrl,
    PRODUCT_NAME: productName,
  } = settings
  const wrong =
    template === undefined
      ? []
      : smsTemplateProblems(template, { productName, publicUrl: publicUrl ?? 'http://127.0.0.1' })
  return [
    ...wrong.map((problem) => `LOGIN_SMS_TEMPLATE ${problem}`),
    ...(settings.MSG91_AUTH_KEY && settings.TWILIO_ACCOUNT_SID
      ? ['MSG91_ and TWILIO_ settings are both given, and one of them sends the codes']
      : []),
  ]
}

export function toCodeDelivery(settings: Settings): CodeDeliveryConfig {
  return {
    msg91: toMsg91(settings),
    twilio: toTwilio(settings),
    whatsapp: toWhatsapp(settings),
    smsTemplate: settings.LOGIN_SMS_TEMPLATE,
    codeCaps: {
      perHour: settings.LOGIN_CODES_PER_HOUR,
      perNetworkPerHour: settings.LOGIN_CODES_PER_NETWORK_PER_HOUR,
      perNetworkPerDay: settings.LOGIN_CODES_PER_NETWORK_PER_DAY,
      perPrefixPerQuarterHour: settings.LOGIN_CODES_PER_PREFIX,
      perPhonePerDay: settings.LOGIN_CODES_PER_PHONE_PER_DAY,
    },
  }
}

const at = (address: string | undefined) => (address === undefined ? {} : { baseUrl: address })

function toMsg91(settings: Settings): Msg91Account | undefined {
  const { MSG91_AUTH_KEY: authKey, MSG91_TEMPLATE_ID: templateId } = settings
  if (!authKey || !templateId) return undefined
  const { MSG91_TEMPLATE_IDS: templateIds } = settings
  return {
    authKey,
    templateId,
    ...(templateIds && { templateIds }),
    ...at(settings.MSG91_BASE_URL),
  }
}

function toTwilio(settings: Settings): TwilioAccount | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = settings
  const { TWILIO_MESSAGING_SERVICE_SID: messagingServiceSid } = settings
  if (!accountSid || !authToken || !messagingServiceSid) return undefined
  return { accountSid, authToken, messagingServiceSid, ...at(settings.TWILIO_BASE_URL) }
}

function toWhatsapp(settings: Settings): WhatsappAccount | undefined {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = settings
  const { WHATSAPP_TEMPLATE: template } = settings
  const [language = '', ...otherLanguages] = settings.WHATSAPP_TEMPLATE_LANGUAGE.split(/, */)
  if (!token || !phoneNumberId || !template) return undefined
  return {
    token,
    phoneNumberId,
    template,
    language,
    ...(otherLanguages.length > 0 && { otherLanguages }),
    ...at(settings.WHATSAPP_BASE_URL),
  }
}
