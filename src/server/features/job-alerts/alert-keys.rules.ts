/** Alerts that few terms of a job stand for are compared with every job. */
export const everyJobKey = '*'

/** Alerts around a pincode. */
export const nearKey = (pincode: string): string => `:near:${pincode}`

/** No alert asks for a word of a description alone. */
const isOfDescription = (lexeme: string): boolean => lexeme.startsWith('%')

/** The keys of all alerts that may find a job: those of its terms, and of the pincodes around it. */
export const keysOfJob = (terms: readonly string[], centres: readonly string[]): string[] => [
  everyJobKey,
  ...terms.filter((lexeme) => !isOfDescription(lexeme)),
  ...centres.map(nearKey),
]
