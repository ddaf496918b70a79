import { createHmac } from 'node:crypto'
import type { Catalogue } from '#contract/i18n/message-keys.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import type { TextChannel } from '#contract/messages/events.ts'
import type { ProviderCall } from '#server/adapters/codes/provider-call.ts'
import { eventsBy, templateKey, templateText } from '#server/lib/text-templates.ts'
import type { TemplateIds } from '#server/lib/text-templates.ts'
import type { WebhookRequest } from '#server/ports/text-sender.ts'
import type { Outbox } from '../outbox/outbox.service.ts'
import { createCloudApi } from './cloud-api.ts'
import { createFlows } from './flows.ts'
import type { Registered } from './registered.ts'

type Deps = {
  outbox: Pick<Outbox, 'keep'>
  languages: {
    readonly enabled: readonly Locale[]
    readonly catalogueOf: (locale: Locale) => Catalogue
  }
  config: { appSecret: string; publicUrl: string; productName: string }
}

/** Receives what a provider would post to a webhook. */
export type ReceiveWebhook = (
  provider: 'msg91' | 'whatsapp',
  request: WebhookRequest,
) => Promise<unknown>

/** The providers of SMS and WhatsApp in local mode, with all templates registered. */
export function createTextStandIn({ outbox, languages, config }: Deps) {
  const { publicUrl, productName } = config
  const secretOf = (name: string) =>
    createHmac('sha256', config.appSecret).update(`text-stand-in\n${name}`).digest('hex')
  const accounts = {
    msg91: { authKey: secretOf('key'), webhookToken: secretOf('token') },
    whatsapp: {
      token: secretOf('bearer'),
      phoneNumberId: '106540352242922',
      appSecret: secretOf('app'),
      verifyToken: secretOf('verify'),
    },
  }
  let receive: ReceiveWebhook = async () => {}
  const post = (provider: 'msg91' | 'whatsapp', headers: WebhookRequest['headers'], body: string) =>
    receive(provider, {
      method: 'POST',
      url: new URL(`/api/webhooks/texts/${provider}`, publicUrl),
      headers,
      body: Buffer.from(body),
    })
  const templatesOf = (channel: TextChannel): Registered[] =>
    eventsBy(channel).flatMap((event) =>
      languages.enabled.flatMap((locale) => {
        const catalogue = languages.catalogueOf(locale)
        const text = templateText(channel, event, { catalogue, productName })
        const name = `local_${event.toLowerCase()}`
        return text === undefined ? [] : [{ name, locale, text }]
      }),
    )
  const flows = createFlows({
    account: accounts.msg91,
    templates: templatesOf('sms'),
    keep: outbox.keep,
    post: async (headers, body) => void (await post('msg91', headers, body)),
  })
  const cloudApi = createCloudApi({
    account: accounts.whatsapp,
    templates: templatesOf('whatsapp'),
    publicUrl,
    keep: outbox.keep,
    post: async (headers, body) => void (await post('whatsapp', headers, body)),
  })

  return {
    accounts,
    /** How its templates are called. */
    templateIds: (channel: TextChannel): TemplateIds =>
      Object.fromEntries(
        eventsBy(channel).flatMap((event) =>
          languages.enabled.map((locale) => {
            const name = `local_${event.toLowerCase()}`
            return [templateKey(event, locale), channel === 'sms' ? `${name}-${locale}` : name]
          }),
        ),
      ),
    flows: async (call: ProviderCall) => flows(call),
    cloudApi: async (call: ProviderCall) => cloudApi(call),
    /** From now on the webhooks go there. */
    connect: (next: ReceiveWebhook): void => void (receive = next),
  }
}
