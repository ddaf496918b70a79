import { randomInt } from 'node:crypto'
import { indiaDate, startOfIndiaDate } from '#contract/india-time.ts'
import { limits } from '#server/lib/limits.ts'

const dayMs = 24 * 3_600_000

/** Without letters and digits that look or sound like another. */
const codeLetters = '2346789ABCDEFGHJKMNPQRTUVWXY'
const codeLength = 8

/** The code of a pass, which is read aloud where a camera does not read the square. */
export const newPassCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** A code as somebody types it: without spaces and dashes, in capitals. */
export const readPassCode = (typed: string): string =>
  typed.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase()

const startOfDay = (moment: Date): number => startOfIndiaDate(indiaDate(moment)).getTime()

/** Whether a moment lies on the day of an interview, or on one beside it: people mix up days. */
export const isAboutDayOf = (startsAt: Date, now: Date): boolean =>
  Math.abs(startOfDay(startsAt) - startOfDay(now)) <= dayMs

/** The moment of the morning from which a pass is shown. */
export const passFrom = (startsAt: Date): Date =>
  new Date(startOfDay(startsAt) + limits.interviewPassHour * 3_600_000)

export const isDayOf = (startsAt: Date, now: Date): boolean =>
  startOfDay(startsAt) === startOfDay(now)
