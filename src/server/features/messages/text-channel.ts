import type { TextChannel } from '#contract/messages/events.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { localePath } from '#contract/i18n/locale-address.ts'
import { countSmsParts } from '#server/lib/sms-parts.ts'
import type { Languages } from '#server/lib/languages.ts'
import { TextSenderError } from '#server/ports/text-sender.ts'
import type { TextSender } from '#server/ports/text-sender.ts'
import type { Outcome, Outgoing, PriceOf, SendBy } from './deliveries.service.ts'
import {
  fillTemplate,
  parametersOf,
  templateKey,
  templateText,
} from '#server/lib/text-templates.ts'
import type { TemplateIds } from '#server/lib/text-templates.ts'

/** A channel that is switched on. */
export type TextRoute = { readonly sender: TextSender; readonly templateIds: TemplateIds }

type Deps = {
  channel: TextChannel
  route: TextRoute | undefined
  languages: Pick<Languages, 'enabled' | 'catalogueOf' | 'translatorOf' | 'main'>
  pricePaise: number
  config: { productName: string }
}

type Filled = {
  readonly template: string
  readonly parameters: readonly string[]
  readonly text: string
  readonly t: Translator
}

/** Messages by SMS or WhatsApp, in the text of a registered template. */
export function createTextChannel(deps: Deps): { send: SendBy; priceOf: PriceOf } {
  const { channel, route, languages, pricePaise, config } = deps
  return {
    async send(outgoing) {
      const filled = fill(outgoing)
      if (!route || !filled) return { kind: 'failed', reason: 'refused' }
      const { template, parameters, text, t } = filled
      try {
        const providerId = await route.sender.send({
          reference: outgoing.id,
          to: outgoing.phone,
          template,
          language: t.locale,
          parameters,
          text,
          path: localePath(outgoing.link, t.locale, languages.enabled).slice(1),
        })
        return { kind: 'sent', providerId }
      } catch (error) {
        return afterError(error)
      }
    },

    /** An SMS costs its price for each of its parts. */
    priceOf(outgoing) {
      const filled = fill(outgoing)
      if (!filled) return 0
      return channel === 'sms' ? pricePaise * countSmsParts(filled.text) : pricePaise
    },
  }

  /** Without a template in the reader's language the main one's is sent. Undefined without any. */
  function fill({ event, values, t }: Outgoing): Filled | undefined {
    for (const translator of [t, languages.translatorOf(languages.main)]) {
      const template = route?.templateIds[templateKey(event, translator.locale)]
      const text = templateText(channel, event, {
        catalogue: languages.catalogueOf(translator.locale),
        productName: config.productName,
      })
      if (template === undefined || text === undefined) continue
      const parameters = parametersOf(channel, text, { values, t: translator })
      return { template, parameters, text: fillTemplate(text, parameters), t: translator }
    }
    return undefined
  }
}

/** @throws the error when another try makes sense */
function afterError(error: unknown): Outcome {
  if (!(error instanceof TextSenderError) || error.problem === 'unsent') throw error
  return { kind: 'failed', reason: error.problem === 'refused' ? 'refused' : 'interrupted' }
}
