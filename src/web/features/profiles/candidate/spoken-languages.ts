import type { MessageKey } from '#contract/i18n/message-keys.ts'

/** The common languages that the form suggests. Any other can be typed. */
export const suggestedLanguages = [
  'candidate.spoken.hindi',
  'candidate.spoken.english',
  'candidate.spoken.bengali',
  'candidate.spoken.marathi',
  'candidate.spoken.telugu',
  'candidate.spoken.tamil',
  'candidate.spoken.gujarati',
  'candidate.spoken.kannada',
  'candidate.spoken.malayalam',
  'candidate.spoken.odia',
  'candidate.spoken.punjabi',
  'candidate.spoken.urdu',
] as const satisfies readonly MessageKey[]

const separator = /\s*[,;/&\n]\s*/

const languagesIn = (text: string): string[] =>
  text
    .trim()
    .split(separator)
    .filter((name) => name !== '')

/** A language stays the same one with another level behind it: 'Hindi' and 'Hindi (good)'. */
const isSame = (one: string, other: string): boolean => bare(one) === bare(other)

const bare = (name: string): string => name.replace(/\s*\([^)]*\)$/, '').toLowerCase()

export const hasLanguage = (text: string, name: string): boolean =>
  languagesIn(text).some((each) => isSame(each, name))

/** The text with the language added at its end, or without it where it was there. */
export function withLanguageToggled(text: string, name: string): string {
  const names = languagesIn(text)
  const others = names.filter((each) => !isSame(each, name))
  return (others.length < names.length ? others : [...names, name]).join(', ')
}
