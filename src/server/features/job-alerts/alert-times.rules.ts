import { indiaDate, startOfIndiaDate } from '#contract/india-time.ts'
import type { AlertFrequency } from '#contract/job-alerts/frequencies.ts'
import { limits } from '#server/lib/limits.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const monday = 1

/** From when on a candidate is told of a job that is found now. */
export function dueAt(frequency: AlertFrequency, now: Date): Date {
  if (frequency === 'atOnce') return now
  const isRight = (day: Date) => frequency === 'daily' || weekdayOf(day) === monday
  let at = new Date(startOfIndiaDate(indiaDate(now)).getTime() + limits.alertHour * hourMs)
  while (at <= now || !isRight(at)) at = new Date(at.getTime() + dayMs)
  return at
}

const weekdayOf = (instant: Date): number => new Date(`${indiaDate(instant)}T00:00:00Z`).getUTCDay()
