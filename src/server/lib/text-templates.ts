import type { Catalogue, MessageValues } from '#contract/i18n/message-keys.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { eventNames, isTexted, ruleOf } from '#contract/messages/events.ts'
import type { EventName, TextChannel } from '#contract/messages/events.ts'
import { limits } from '#server/lib/limits.ts'

/*
 * The texts of events as operators (DLT) and WhatsApp register them: fixed words with a few parts
 * that change. A part is written `{{name}}` here.
 */

/** The ids or names of templates by event and language: `shortlisted.hi`. */
export type TemplateIds = Readonly<Record<string, string>>

export const templateKey = (event: EventName, locale: string): string => `${event}.${locale}`

/** The events that go by a channel. */
export const eventsBy = (channel: TextChannel): EventName[] =>
  eventNames.filter((event) => ruleOf(event).channels.includes(channel))

/** The registered text of an event; undefined when the channel does not carry it. */
export function templateText(
  channel: TextChannel,
  event: EventName,
  { catalogue, productName }: { catalogue: Catalogue; productName: string },
): string | undefined {
  if (!ruleOf(event).channels.includes(channel)) return undefined
  const text =
    channel === 'sms'
      ? isTexted(event) && catalogue[`sms.${event}`]
      : // WhatsApp wants fixed words first.
        `*${catalogue[`event.${event}.title`]}*\n\n${catalogue[`event.${event}.text`]}`
  return text === false ? undefined : text?.replaceAll('{{productName}}', productName)
}

const part = /\{\{(\w+)\}\}/g

/** The parts of a template that change, in their order. */
export const partsOf = (template: string): string[] =>
  [...template.matchAll(part)].flatMap(([, name]) => name ?? [])

const longest: Readonly<Record<TextChannel, number>> = {
  sms: limits.smsValueLength,
  whatsapp: limits.whatsappValueLength,
}

/** The values of the parts, as providers take them: one line, and not too long. */
export function parametersOf(
  channel: TextChannel,
  template: string,
  { values, t }: { values: MessageValues; t: Translator },
): string[] {
  return partsOf(template).map((name) => {
    const value = values[name]
    const text = typeof value === 'object' ? t.say(value) : String(value ?? '')
    return cut(text.replace(/\s+/g, ' ').trim(), longest[channel]).trim()
  })
}

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** The first letters of a text; none is cut in half. */
function cut(text: string, max: number): string {
  let end = 0
  for (const { index, segment } of letters.segment(text)) {
    if (index + segment.length > max) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** The text with its parts, as the phone shows it. */
export function fillTemplate(template: string, parameters: readonly string[]): string {
  let next = 0
  return template.replace(part, () => parameters[next++] ?? '')
}
