import { createMsg91TextSender } from '#server/adapters/texts/msg91-text-sender.ts'
import { createMsg91Webhook } from '#server/adapters/texts/msg91-webhook.ts'
import { createTwilioTextSender } from '#server/adapters/texts/twilio-text-sender.ts'
import { createTwilioWebhook } from '#server/adapters/texts/twilio-webhook.ts'
import { createWhatsappTextSender } from '#server/adapters/texts/whatsapp-text-sender.ts'
import { createWhatsappWebhook } from '#server/adapters/texts/whatsapp-webhook.ts'
import type { TextChannel } from '#contract/messages/events.ts'
import type { Config } from '#server/config/config.ts'
import type { TextRoute } from '#server/features/messages/text-channel.ts'
import type { TextWebhooks } from '#server/features/messages/text-webhooks.service.ts'
import type { PortWatch } from '#server/features/operations/port-watch.ts'
import type { Languages } from '#server/lib/languages.ts'
import { createTextStandIn } from '#server/local/texts/text-stand-in.ts'
import type { ReceiveWebhook } from '#server/local/texts/text-stand-in.ts'
import type { Outbox } from '#server/local/outbox/outbox.service.ts'
import type { TextSender } from '#server/ports/text-sender.ts'
import type { Breakers } from './breakers.ts'

type Deps = {
  config: Config
  languages: Languages
  outbox: Outbox
  watch: PortWatch
  breakers: Pick<Breakers, 'texts'>
}

export type Texts = {
  /** The channels that are switched on. */
  readonly routes: Partial<Readonly<Record<TextChannel, TextRoute>>>
  readonly webhooks: TextWebhooks
  /** Connects a stand-in with what receives webhooks. */
  readonly connect: (receive: ReceiveWebhook) => void
}

/** What carries messages by SMS and WhatsApp. */
export function pickTexts(deps: Deps): Texts {
  const { config, watch, breakers } = deps
  const { routes, ...rest } = config.hasTextStandIn ? standIn(deps) : fromProviders(config)
  const guard = (channel: TextChannel, sender: TextSender) =>
    breakers.texts(channel, watch(channel, sender))
  return {
    ...rest,
    routes: {
      ...(routes.sms && { sms: { ...routes.sms, sender: guard('sms', routes.sms.sender) } }),
      ...(routes.whatsapp && {
        whatsapp: { ...routes.whatsapp, sender: guard('whatsapp', routes.whatsapp.sender) },
      }),
    },
  }
}

function fromProviders(config: Config): Texts {
  const { msg91, twilio, whatsapp, smsTemplates, whatsappTemplates, publicUrl } = config
  const { msg91WebhookToken, whatsappWebhook } = config
  const twilioUrl = new URL('/api/webhooks/texts/twilio', publicUrl)
  const sms = msg91
    ? createMsg91TextSender(msg91)
    : twilio && createTwilioTextSender(twilio, twilioUrl)
  return {
    routes: {
      ...(sms && smsTemplates && { sms: { sender: sms, templateIds: smsTemplates } }),
      ...(whatsapp &&
        whatsappTemplates && {
          whatsapp: { sender: createWhatsappTextSender(whatsapp), templateIds: whatsappTemplates },
        }),
    },
    // What a channel has sent may be reported after it was switched off.
    webhooks: {
      ...(msg91WebhookToken && { msg91: createMsg91Webhook(msg91WebhookToken) }),
      ...(twilio && { twilio: createTwilioWebhook(twilio.authToken) }),
      ...(whatsappWebhook && { whatsapp: createWhatsappWebhook(whatsappWebhook) }),
    },
    connect: () => {},
  }
}

function standIn({ config, languages, outbox }: Deps): Texts {
  const { accounts, templateIds, flows, cloudApi, connect } = createTextStandIn({
    outbox,
    languages,
    config,
  })
  return {
    routes: {
      ...(config.smsTemplates && {
        sms: {
          sender: createMsg91TextSender(accounts.msg91, flows),
          templateIds: templateIds('sms'),
        },
      }),
      ...(config.whatsappTemplates && {
        whatsapp: {
          sender: createWhatsappTextSender({ ...accounts.whatsapp, language: 'en' }, cloudApi),
          templateIds: templateIds('whatsapp'),
        },
      }),
    },
    webhooks: {
      msg91: createMsg91Webhook(accounts.msg91.webhookToken),
      whatsapp: createWhatsappWebhook(accounts.whatsapp),
    },
    connect,
  }
}
