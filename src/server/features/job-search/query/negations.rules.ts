import type { Synonyms } from '../synonyms/meanings.rules.ts'
import type { QueryPart, Unwanted } from './query-part.ts'
import { wordsOf } from './search-words.rules.ts'

const before = new Set(wordsOf('without bina bagair no not non बिना'))
/** Hindi says it behind: 'night shift nahi'. */
const behind = new Set(wordsOf('nahi nahin nhi nahee नहीं नही'))
/** 'Night shift not required'. */
const endings = new Set(wordsOf('required needed wanted interested allowed'))

export const isNegation = (word: string): boolean => before.has(word) || behind.has(word)

type Position = {
  /** Where the negation stands. */
  readonly at: number
  readonly dictionary: { readonly synonyms: Pick<Synonyms, 'find' | 'maxWords'> }
}

/**
 * Notes in `parts` what a negation takes out: a known phrase becomes unwanted, any other word is left out, because it says
 * nothing that a job could be found by.
 * @returns how many words were read
 */
export function negate(
  parts: QueryPart[],
  words: readonly string[],
  { at, dictionary }: Position,
): number {
  const isBehind = behind.has(words[at] ?? '')
  const isEnded = endings.has(words[at + 1] ?? '')
  if (isBehind || isEnded) {
    const last = parts.pop()
    if (last?.kind === 'meaning') parts.push({ ...last, kind: 'unwanted' })
    return isEnded ? 2 : 1
  }
  const unwanted = phraseAfter(words, at + 1, dictionary)
  if (unwanted) parts.push(unwanted)
  return 1 + (unwanted?.typed.length ?? 1)
}

/** 'Without bike delivery' does not want a bike, and delivery it does: a condition comes before a longer phrase. */
function phraseAfter(
  words: readonly string[],
  at: number,
  { synonyms }: Position['dictionary'],
): Unwanted | undefined {
  const phrases: Unwanted[] = []
  for (let length = Math.min(synonyms.maxWords, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length)
    const meaning = synonyms.find(typed)
    if (meaning) phrases.push({ kind: 'unwanted', meaning, words: typed, typed })
  }
  return phrases.find(({ meaning }) => meaning.kind === 'condition') ?? phrases[0]
}
