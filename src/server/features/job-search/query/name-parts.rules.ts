import type { SearchDictionary } from '../index/dictionary.ts'
import { isWork } from './query-part.ts'
import type { QueryPart } from './query-part.ts'
import { surroundingTerm } from './search-terms.rules.ts'
import { bestOf } from './spelling-correction.rules.ts'

type Dictionary = Pick<SearchDictionary, 'isName' | 'shareOf'>

/** Two words that a name writes as one: 'just dial'. What is a phrase by itself stays one. */
export function withJoinedNames(
  words: readonly string[],
  { isName, synonyms }: Pick<SearchDictionary, 'isName' | 'synonyms'>,
): string[] {
  const all: string[] = []
  for (const word of words) {
    const last = all.at(-1)
    const isOfName = last !== undefined && isName(last + word) && !synonyms.find([last, word])
    if (isOfName) all[all.length - 1] = last + word
    else all.push(word)
  }
  return all
}

/** Titles may have a word so many times as often as names, and it still sounds like a name. */
const timesInTitles = 4

/** A kind of work beside a name is part of the name where many names have it: 'hdfc bank'. */
export function withNames(
  parts: readonly QueryPart[],
  dictionary: Dictionary,
  toParts: (word: string) => QueryPart[],
): QueryPart[] {
  const { isName, shareOf } = dictionary
  const isNameWord = (word: string) =>
    isName(word) && timesInTitles * shareOf(surroundingTerm(word), 0) >= shareOf(word)
  return parts.flatMap((part, at) => {
    const isBeside = [parts[at - 1], parts[at + 1]].some(
      (other) => other?.kind === 'word' && isName(bestOf(other.word)),
    )
    const isOfName = isBeside && isWork(part) && part.words.every(isNameWord)
    return isOfName ? part.words.flatMap(toParts) : [part]
  })
}
