import { listed } from '../vocabulary/concept.ts'
import { stopWords as stopPhrases } from '../vocabulary/stop-words.ts'
import { wordsOf } from './search-words.rules.ts'

/** Words such as 'job' and 'ka', in queries. */
export const stopWords: ReadonlySet<string> = new Set(listed(stopPhrases).flatMap(wordsOf))

export const withoutStopWords = (words: readonly string[]): string[] =>
  words.filter((word) => !stopWords.has(word))
