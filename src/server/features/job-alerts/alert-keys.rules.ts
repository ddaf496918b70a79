import { isPlaceTerm, pairKey } from '#server/features/job-search/query/query-keys.rules.ts'

/** Alerts that few terms of a job stand for are compared with every job. */
export const everyJobKey = '*'

/** Alerts around a pincode. */
export const nearKey = (pincode: string): string => `:near:${pincode}`

/** No alert asks for a word of a description alone. */
const isOfDescription = (lexeme: string): boolean => lexeme.startsWith('%')

/** The keys of all alerts that may find a job: those of its terms, alone and with its place, and of the pincodes around it. */
export function keysOfJob(terms: readonly string[], centres: readonly string[]): string[] {
  const named = terms.filter((lexeme) => !isOfDescription(lexeme))
  const places = named.filter((lexeme) => isPlaceTerm(lexeme))
  return [
    everyJobKey,
    ...named,
    ...places.flatMap((place) => named.map((lexeme) => pairKey(place, lexeme))),
    ...centres.map(nearKey),
  ]
}
