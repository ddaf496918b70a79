import { endOfIndiaDayAfter, indiaDate, startOfIndiaDate } from '#contract/india-time.ts'
import { isOverviewSpan } from '#contract/overview/span.ts'
import type { OverviewSpan } from '#contract/overview/span.ts'

/** The last days until today, which an overview can show. */
export const dayChoices = [1, 7, 14, 30] as const
export type DayChoice = (typeof dayChoices)[number]

const usualDays = 14

/** The last days, or own ones. */
export type OverviewRange =
  | { readonly days: DayChoice; readonly own?: undefined }
  | { readonly days?: undefined; readonly own: OverviewSpan }

/** Reads the range from the address; one that cannot be shown is the usual one. */
export function readRange(search: URLSearchParams): OverviewRange {
  const own = { from: search.get('from') ?? '', to: search.get('to') ?? '' }
  if (isOverviewSpan(own)) return { own }
  return { days: dayChoices.find((days) => String(days) === search.get('days')) ?? usualDays }
}

/** The days of a range as it is today. */
export function spanOf({ days, own }: OverviewRange, now: Date): OverviewSpan {
  if (own) return own
  const to = indiaDate(now)
  return { from: indiaDate(endOfIndiaDayAfter(startOfIndiaDate(to), 1 - days)), to }
}
