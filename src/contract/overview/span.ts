import { daysBetween, isCalendarDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'

/** Days in India, `yyyy-MM-dd`, both inclusive. */
export type OverviewSpan = { readonly from: string; readonly to: string }

/** Whether the days are not more than one overview shows. */
export const isShortSpan = ({ from, to }: OverviewSpan): boolean =>
  daysBetween(from, to) < limits.overviewDays

/** A day as the overview takes it. */
export const isOverviewDay = (text: string): boolean =>
  isCalendarDate(text) && text.startsWith('20')

export const isOverviewSpan = (span: OverviewSpan): boolean =>
  isOverviewDay(span.from) && isOverviewDay(span.to) && span.from <= span.to && isShortSpan(span)
