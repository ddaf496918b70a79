import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import type { TextChannel } from '#contract/messages/events.ts'
import { readCatalogue } from './languages.ts'
import { countSmsParts } from './sms-parts.ts'
import { eventsBy, fillTemplate, partsOf, templateText } from './text-templates.ts'

const productName = 'Kaamyab'
const documentation = readFileSync(
  new URL('../../../docs/operations/messages.md', import.meta.url),
  'utf8',
)
const templates = (channel: TextChannel) =>
  ['en', 'hi'].flatMap((locale) =>
    eventsBy(channel).map((event) => {
      const catalogue = readCatalogue(locale)
      return [
        event,
        locale,
        templateText(channel, event, { catalogue, productName }) ?? '',
      ] as const
    }),
  )

describe('an SMS', () => {
  test.each(templates('sms'))(
    'of %s in %s is one that operators register',
    (_event, _locale, text) => {
      expect(text).toContain(productName)
      expect(partsOf(text).length).toBeLessThanOrEqual(2)
      expect(text).not.toMatch(/\}\}\s*\{\{/)
      expect(text).not.toMatch(/\n|https?:/)
    },
  )

  test.each(templates('sms'))('S10-67: of %s in %s is short', (_event, locale, text) => {
    const letter = locale === 'en' ? 'W' : 'न'
    const longest = fillTemplate(
      text,
      partsOf(text).map((name) =>
        name === 'rupees' ? '1,00,000' : letter.repeat(limits.smsValueLength),
      ),
    )
    expect(countSmsParts(longest)).toBeLessThanOrEqual(locale === 'en' ? 1 : 3)
  })
})

test.each(templates('whatsapp'))(
  'S10-68: the WhatsApp template of %s in %s begins and ends with fixed words',
  (_event, _locale, text) => {
    expect(text).not.toMatch(/^\*?\{\{|\}\}$/)
    expect(text.length + partsOf(text).length * limits.whatsappValueLength).toBeLessThan(1024)
  },
)

test.each([...templates('sms'), ...templates('whatsapp')])(
  'the documentation has the template of %s in %s',
  (_event, _locale, text) => {
    let next = 0
    const registered = text.startsWith('*')
      ? text.replace(/\{\{\w+\}\}/g, () => `{{${(next += 1)}}}`).replace('\n\n', '\n\n      ')
      : text.replace(/\{\{\w+\}\}/g, '#alphanumeric#')
    expect(documentation).toContain(`      ${registered}\n`)
  },
)
