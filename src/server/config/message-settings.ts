import { z } from 'zod'
import { pseudoLocale } from '#contract/i18n/locales.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { textChannels } from '#contract/messages/events.ts'
import type { TextChannel } from '#contract/messages/events.ts'
import { eventsBy, templateKey } from '#server/lib/text-templates.ts'
import type { TemplateIds } from '#server/lib/text-templates.ts'
import { hasSmsProvider } from './code-delivery-settings.ts'
import type { CodeDeliveryConfig } from './code-delivery-settings.ts'
import { wholeNumber } from './setting-schemas.ts'

/** What a message costs (an SMS: each of its parts), and what all may cost in a day and a month. */
export type MessageBudgets = Readonly<
  Record<TextChannel, { pricePaise: number; dayPaise: number; monthPaise: number }>
>

export interface MessageConfig {
  /** The channels of messages that cost money, with their templates; undefined while one is off. */
  readonly smsTemplates: TemplateIds | undefined
  readonly whatsappTemplates: TemplateIds | undefined
  /** What the channels cost, and may cost. */
  readonly messageBudgets: MessageBudgets
  /** Without providers the local outbox plays both channels. */
  readonly hasTextStandIn: boolean
  /** What the webhooks of the providers are checked with. */
  readonly msg91WebhookToken: string | undefined
  readonly whatsappWebhook: { appSecret: string; verifyToken: string } | undefined
}

const templateIds = (id: string) =>
  z
    .string()
    .regex(
      new RegExp(`^[A-Za-z]+\\.[a-z]{2,3}:${id}(, *[A-Za-z]+\\.[a-z]{2,3}:${id})*$`),
      'must be events, languages and templates, such as shortlisted.en:65f1a2',
    )
    .transform((text) => Object.fromEntries(text.split(/, */).map((each) => each.split(':'))))
    .pipe(z.record(z.string(), z.string()))
    .default({})
const budget = wholeNumber(0, 10_000_000)
const secret = z.string().min(16, 'must be at least 16 characters long').optional()

export const messageSettings = {
  MESSAGE_CHANNELS: z
    .string()
    .transform((text) => text.split(/, */))
    .pipe(z.array(z.enum(textChannels, 'must be sms, whatsapp or both')))
    .optional(),
  SMS_TEMPLATES: templateIds(String.raw`[\w-]+`),
  WHATSAPP_TEMPLATES: templateIds('[a-z0-9_]{1,512}'),
  SMS_PRICE_PAISE: wholeNumber(0, 10_000).default(20),
  SMS_DAY_BUDGET_RUPEES: budget.default(1000),
  SMS_MONTH_BUDGET_RUPEES: budget.default(15_000),
  WHATSAPP_PRICE_PAISE: wholeNumber(0, 10_000).default(15),
  WHATSAPP_DAY_BUDGET_RUPEES: budget.default(1000),
  WHATSAPP_MONTH_BUDGET_RUPEES: budget.default(15_000),
  MSG91_WEBHOOK_TOKEN: secret,
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: secret,
}

export const messageHalves = [['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']] as const

type Settings = z.output<z.ZodObject<typeof messageSettings>> & {
  readonly NODE_ENV: string
  readonly LANGUAGES: readonly Locale[]
}
type Providers = Pick<CodeDeliveryConfig, 'msg91' | 'twilio' | 'whatsapp'>

/** What a channel lacks that is switched on, in production. */
export function messageProblems(settings: Settings, providers: Providers): string[] {
  const isOn = (channel: TextChannel) => settings.MESSAGE_CHANNELS?.includes(channel) === true
  if (settings.NODE_ENV !== 'production' || isStoodIn(providers)) return []
  const { MSG91_WEBHOOK_TOKEN: token, WHATSAPP_APP_SECRET: appSecret } = settings
  return [
    ...(isOn('sms') ? lacking(settings, 'sms', settings.SMS_TEMPLATES) : []),
    ...(isOn('sms') && !hasSmsProvider(providers) ? ['MESSAGE_CHANNELS sms needs a provider'] : []),
    ...(isOn('sms') && providers.msg91 && !token ? ['MSG91_WEBHOOK_TOKEN is missing'] : []),
    ...(isOn('whatsapp') ? lacking(settings, 'whatsapp', settings.WHATSAPP_TEMPLATES) : []),
    ...(isOn('whatsapp') && !providers.whatsapp
      ? ['MESSAGE_CHANNELS whatsapp needs the WHATSAPP_ settings']
      : []),
    ...(isOn('whatsapp') && !appSecret ? ['WHATSAPP_APP_SECRET is missing'] : []),
  ]
}

function lacking({ LANGUAGES }: Settings, channel: TextChannel, given: TemplateIds): string[] {
  const names = eventsBy(channel)
    .flatMap((event) =>
      LANGUAGES.filter((locale) => locale !== pseudoLocale).map((l) => templateKey(event, l)),
    )
    .filter((key) => given[key] === undefined)
  const setting = channel === 'sms' ? 'SMS_TEMPLATES' : 'WHATSAPP_TEMPLATES'
  return names.length === 0 ? [] : [`${setting} lacks ${names.join(', ')}`]
}

/** Local mode: no provider of either channel. */
const isStoodIn = (providers: Providers): boolean =>
  !hasSmsProvider(providers) && providers.whatsapp === undefined

export function toMessageConfig(settings: Settings, providers: Providers): MessageConfig {
  const { MESSAGE_CHANNELS: channels, WHATSAPP_APP_SECRET: appSecret } = settings
  const { WHATSAPP_VERIFY_TOKEN: verifyToken } = settings
  const hasTextStandIn = isStoodIn(providers)
  const isOn = (channel: TextChannel) => channels?.includes(channel) ?? hasTextStandIn
  return {
    smsTemplates: isOn('sms') ? settings.SMS_TEMPLATES : undefined,
    whatsappTemplates: isOn('whatsapp') ? settings.WHATSAPP_TEMPLATES : undefined,
    messageBudgets: {
      sms: {
        pricePaise: settings.SMS_PRICE_PAISE,
        dayPaise: settings.SMS_DAY_BUDGET_RUPEES * 100,
        monthPaise: settings.SMS_MONTH_BUDGET_RUPEES * 100,
      },
      whatsapp: {
        pricePaise: settings.WHATSAPP_PRICE_PAISE,
        dayPaise: settings.WHATSAPP_DAY_BUDGET_RUPEES * 100,
        monthPaise: settings.WHATSAPP_MONTH_BUDGET_RUPEES * 100,
      },
    },
    hasTextStandIn,
    msg91WebhookToken: settings.MSG91_WEBHOOK_TOKEN,
    whatsappWebhook: appSecret && verifyToken ? { appSecret, verifyToken } : undefined,
  }
}
