import { limits } from './limits.ts'

/* Times are stored in UTC and shown in India's time: UTC+5:30, without daylight saving. */

const indiaOffsetMs = (5 * 60 + 30) * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** The calendar day in India at an instant, `yyyy-MM-dd`. */
export function indiaDate(instant: Date): string {
  return new Date(instant.getTime() + indiaOffsetMs).toISOString().slice(0, 10)
}

/** The time of the day in India at an instant, `HH:mm:ss`. */
export function indiaTime(instant: Date): string {
  return new Date(instant.getTime() + indiaOffsetMs).toISOString().slice(11, 19)
}

/** The last millisecond in India of the day `days` after the day of `instant`. */
export function endOfIndiaDayAfter(instant: Date, days: number): Date {
  const midnight = Date.parse(`${indiaDate(instant)}T00:00:00Z`) - indiaOffsetMs
  return new Date(midnight + (days + 1) * dayMs - 1)
}

/** The end of the day in India after that of `instant`, of Monday after a Saturday: nobody works on a Sunday. */
export function endOfNextWorkingDay(instant: Date): Date {
  const end = endOfIndiaDayAfter(instant, 1)
  const isSunday = new Date(end.getTime() + indiaOffsetMs).getUTCDay() === 0
  return isSunday ? endOfIndiaDayAfter(instant, 2) : end
}

/** The first instant in India of the day of `instant`. */
export function startOfIndiaDay(instant: Date): Date {
  return startOfIndiaDate(indiaDate(instant))
}

/** The first instant in India of a calendar day, `yyyy-MM-dd`. */
export const startOfIndiaDate = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

/** The instants from and until which days in India last, both inclusive; an empty day is no bound. */
export function indiaDayRange({ from = '', to = '' }: Days) {
  return {
    from: from === '' ? undefined : startOfIndiaDate(from),
    until: to === '' ? undefined : endOfIndiaDayAfter(startOfIndiaDate(to), 0),
  }
}

/** Whether a text is a day of the calendar, `yyyy-MM-dd`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Whole days between two calendar days, `yyyy-MM-dd`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** The N of 'Applied N days ago': 0 on the day of applying, never negative. */
export function daysSinceApplied(appliedOn: string, now: Date): number {
  return Math.max(0, daysBetween(appliedOn, indiaDate(now)))
}

/**
 * Whether a person born on `dateOfBirth` is of age today in India. A person born on 29 February comes
 * of age on 1 March in other years.
 */
export function isOfAge(dateOfBirth: string, now: Date): boolean {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number)
  // Date.UTC rolls 29 February of a common year over to 1 March, as the rule says.
  const comesOfAge = new Date(Date.UTC(year + limits.minCandidateAgeYears, month - 1, day))
  return comesOfAge.toISOString().slice(0, 10) <= indiaDate(now)
}

/** Whole years since a birthday, by the calendar in India. */
export function ageInYears(dateOfBirth: string, now: Date): number {
  const today = indiaDate(now)
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** Formats `yyyy-MM-dd` as day-month-year. */
export function dayMonthYear(date: string): string {
  return date.split('-').toReversed().join('-')
}
