import type { Locale } from './locales.ts'

/** Where people of a language write otherwise than `Intl` does. */
export type Customs = {
  /** '1 फ़रवरी, शाम 4:10', not '1 फ़र॰ को 4:10 pm बजे'. */
  readonly hasPartOfDayFirst: boolean
  /** 'क, ख और ग', without a comma before the last word. */
  readonly hasCommaBeforeLast: boolean
}

const customsOfIntl: Customs = {
  hasPartOfDayFirst: false,
  hasCommaBeforeLast: true,
}

const byLanguage: Readonly<Record<string, Customs>> = {
  hi: { hasPartOfDayFirst: true, hasCommaBeforeLast: false },
  mr: { hasPartOfDayFirst: true, hasCommaBeforeLast: false },
}

export const customsOf = (locale: Locale): Customs =>
  byLanguage[new Intl.Locale(locale).language] ?? customsOfIntl

/** Replaces 'am' and 'pm' by the part of the day, in front of the hour. */
export function writePartOfDayFirst(
  parts: readonly Intl.DateTimeFormatPart[],
  partOfDay: string,
): string {
  const withoutPeriod = parts.filter(
    ({ type }, index) => type !== 'dayPeriod' && parts[index + 1]?.type !== 'dayPeriod',
  )
  const hasPeriod = withoutPeriod.length < parts.length
  return withoutPeriod
    .map(({ type, value }) => (type === 'hour' && hasPeriod ? `${partOfDay} ${value}` : value))
    .join('')
}
