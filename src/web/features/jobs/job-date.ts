import { dayMonthYear } from '#contract/india-time.ts'

/** `yyyy-MM-dd` as day-month-year; undefined where there is none yet. */
export function jobDate(date: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.test(date) ? dayMonthYear(date.slice(0, 10)) : undefined
}
