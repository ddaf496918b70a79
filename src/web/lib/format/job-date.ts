import { dayMonthYear } from '#contract/india-time.ts'

/** Formats `yyyy-MM-dd` as day-month-year; undefined without a date. */
export function jobDate(date: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.test(date) ? dayMonthYear(date.slice(0, 10)) : undefined
}
