import { cut, folded } from './search-words.rules.ts'

/*
 * The terms that jobs are indexed by. A word of the title stands as it is. Other terms begin with a sign, so that no prefix
 * of a word matches them.
 */

export type FilterName =
  | 'category'
  | 'location'
  | 'company'
  | 'education'
  | 'experience'
  | 'fits'
  | 'gender'
  | 'workType'
  | 'shift'
  | 'workTime'
  | 'joining'
  | 'benefit'

export function filterTerm(name: FilterName, value: string): string {
  return cut(`:${name}:${folded(value).replace(/\s+/g, ' ').trim()}`)
}

/** A word of the town, the state or the company, which counts less than one of the title. */
export const surroundingTerm = (word: string): string => `~${word}`

export const isSurrounding = (lexeme: string): boolean => lexeme.startsWith('~')

/** A word of the address. */
export const addressTerm = (word: string): string => `@${word}`

/** A word of the description. */
export const textTerm = (word: string): string => `%${word}`

/** Whether only the terms of descriptions and addresses are such. */
export const isOfText = (lexeme: string): boolean => /^[%@]/.test(lexeme)

/** Days in UTC; the jobs of a day are searched together. */
const dayMs = 86_400_000

export const dayOf = (instant: Date): number => Math.floor(instant.getTime() / dayMs)

/** The longest time that a job stays live. */
export const longestRunDays = 22

export const dayTerm = (day: number): string => `:day:${day}`
