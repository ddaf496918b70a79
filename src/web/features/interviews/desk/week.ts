import { indiaDate, startOfIndiaDate } from '#contract/india-time.ts'

const dayMs = 24 * 3_600_000

/** The day some days after another, `yyyy-MM-dd`; negative for before. */
export const dayAfter = (day: string, days: number): string =>
  indiaDate(new Date(startOfIndiaDate(day).getTime() + days * dayMs))

/** The days of the week of a day, from Monday on. */
export function weekOf(day: string): string[] {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const monday = dayAfter(day, -((weekday + 6) % 7))
  return Array.from({ length: 7 }, (_, index) => dayAfter(monday, index))
}
