import type { TextChannel } from '#contract/messages/events.ts'
import { localePath } from '#contract/i18n/locale-address.ts'
import type { Languages } from '#server/lib/languages.ts'
import { TextSenderError } from '#server/ports/text-sender.ts'
import type { TextSender } from '#server/ports/text-sender.ts'
import type { Outcome, SendBy } from './deliveries.service.ts'
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
  config: { productName: string }
}

/** Messages by SMS or WhatsApp, in the text of a registered template. */
export function createTextChannel({ channel, route, languages, config }: Deps): SendBy {
  return async ({ id, event, phone, values, link, t }) => {
    if (!route) return { kind: 'failed', reason: 'refused' }
    // Without a template in the reader's language the main one's is sent.
    const found = [t, languages.translatorOf(languages.main)].flatMap((translator) => {
      const template = route.templateIds[templateKey(event, translator.locale)]
      return template === undefined ? [] : [{ template, t: translator }]
    })[0]
    const text =
      found &&
      templateText(channel, event, {
        catalogue: languages.catalogueOf(found.t.locale),
        productName: config.productName,
      })
    if (!found || text === undefined) return { kind: 'failed', reason: 'refused' }
    const parameters = parametersOf(channel, text, { values, t: found.t })
    try {
      const providerId = await route.sender.send({
        reference: id,
        to: phone,
        template: found.template,
        language: found.t.locale,
        parameters,
        text: fillTemplate(text, parameters),
        path: localePath(link, found.t.locale, languages.enabled).slice(1),
      })
      return { kind: 'sent', providerId }
    } catch (error) {
      return afterError(error)
    }
  }
}

/** @throws the error when another try makes sense */
function afterError(error: unknown): Outcome {
  if (!(error instanceof TextSenderError) || error.problem === 'unsent') throw error
  return { kind: 'failed', reason: error.problem === 'refused' ? 'refused' : 'interrupted' }
}
