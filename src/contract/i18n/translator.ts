import { customsOf, writePartOfDayFirst } from './customs.ts'
import { intlTag } from './locales.ts'
import type { Locale } from './locales.ts'
import { memoize } from './memoize.ts'
import { placeKey } from './places.ts'
import type {
  Catalogue,
  CountedKey,
  Message,
  MessageKey,
  MessageValue,
  MessageValues,
} from './message-keys.ts'

/**
 * Translates messages into one language: `t('job.title', { title })`. Made once per locale, never
 * per request.
 */
export type Translator = {
  (key: MessageKey | CountedKey, values?: MessageValues): string
  readonly locale: Locale
  /** Translates a message that was stored, queued or thrown. */
  say(message: Message): string
  /** `Delhi, Noida and Pune` */
  list(items: readonly string[], type?: Intl.ListFormatType): string
  /** An instant in India's time; only the day unless `options` say otherwise. */
  date(instant: Date, options?: Intl.DateTimeFormatOptions): string
  /** A number with Indian digit groups. */
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** Rupees with their sign; paise only if there are any. */
  money(paise: number): string
  /** A city or state of India by its English name; as it is where the language has no name for it. */
  place(name: string): string
}

const latinDigits = { numberingSystem: 'latn' } as const

export function createTranslator(catalogue: Catalogue, locale: Locale): Translator {
  const tag = intlTag(locale)
  const customs = customsOf(locale)
  const plurals = new Intl.PluralRules(tag)
  const lists = memoize((type: Intl.ListFormatType) => new Intl.ListFormat(tag, { type }))
  const dates = memoize(
    (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Kolkata', ...latinDigits, ...options }),
  )
  const numbers = memoize(
    (options: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(tag, { ...latinDigits, ...options }),
  )

  function translate(key: MessageKey | CountedKey, values: MessageValues = {}): string {
    const text = findPlural(key, values['count']) ?? catalogue[key] ?? key
    if (!text.includes('{{')) return text
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
      sayValue(values[name], placeholder),
    )
  }

  function findPlural(key: string, count: MessageValue): string | undefined {
    if (typeof count !== 'number') return undefined
    return catalogue[`${key}_${plurals.select(count)}`] ?? catalogue[`${key}_other`]
  }

  function sayValue(value: MessageValue, placeholder: string): string {
    return typeof value === 'object' ? say(value) : String(value ?? placeholder)
  }

  function writeList(format: Intl.ListFormat, items: readonly string[]): string {
    if (customs.hasCommaBeforeLast) return format.format(items)
    return format
      .formatToParts(items)
      .map(({ type, value }) => (type === 'literal' ? value.replace(/^,(?= \S)/, '') : value))
      .join('')
  }

  function writeDate(instant: Date, options: Intl.DateTimeFormatOptions): string {
    const { dateStyle, timeStyle } = options
    if (!customs.hasPartOfDayFirst) return dates(options).format(instant)
    if (dateStyle !== undefined && timeStyle !== undefined) {
      return `${writeDate(instant, { dateStyle })}, ${writeDate(instant, { timeStyle })}`
    }
    const format = dates(dateStyle === 'medium' ? { ...options, dateStyle: 'long' } : options)
    const partOfDay = dates({ hour: 'numeric', dayPeriod: 'long' })
      .formatToParts(instant)
      .find(({ type }) => type === 'dayPeriod')
    return writePartOfDayFirst(format.formatToParts(instant), partOfDay?.value ?? '')
  }

  const say = (message: Message): string => translate(message.key, message.values)

  return Object.assign(translate, {
    locale,
    say,
    list: (items: readonly string[], type: Intl.ListFormatType = 'conjunction') =>
      writeList(lists(type), items),
    date: (instant: Date, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }) =>
      writeDate(instant, options),
    number: (value: number, options: Intl.NumberFormatOptions = {}) =>
      numbers(options).format(value),
    money: (paise: number) =>
      numbers({
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
        maximumFractionDigits: 2,
      }).format(paise / 100),
    place: (name: string) => catalogue[placeKey(name)] ?? name,
  })
}
