import { dayMonthYear, indiaDate, indiaTime } from '#contract/india-time.ts'

/** An instant as the day and the time in India, to the minute. */
export function dayAndTime(instant: string): { date: string; time: string } {
  const at = new Date(instant)
  return { date: dayMonthYear(indiaDate(at)), time: indiaTime(at).slice(0, 5) }
}
