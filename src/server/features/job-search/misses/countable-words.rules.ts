import { limits } from '#contract/limits.ts'
import { stopWords } from '../query/stop-words.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import { personalDigits } from '../suggest/personal-digits.rules.ts'

const minLetters = 3

/**
 * The words of a search in the form in which they are counted: without 'job' and 'in', and not too long. Undefined where
 * they could be a phone number or an e-mail address, or say nothing.
 */
export function countableWords(text: string): string | undefined {
  if (text.includes('@') || personalDigits(text)) return undefined
  let words = ''
  for (const word of wordsOf(text).filter((each) => !stopWords.has(each))) {
    const next = words === '' ? word : `${words} ${word}`
    if (next.length > limits.synonymLength) break
    words = next
  }
  return words.length < minLetters ? undefined : words
}
