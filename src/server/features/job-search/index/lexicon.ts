import { createCache } from '#server/cache/lru.ts'
import { editDistance } from '../query/edit-distance.rules.ts'
import { soundKey, spoken } from '../query/sound-key.rules.ts'

/** A list of words with search by prefix and by similarity. */
export type Lexicon = {
  readonly has: (word: string) => boolean
  /** The words with a prefix, at most `max`; undefined when there are more. */
  readonly withPrefix: (prefix: string, max: number) => readonly string[] | undefined
  /** The words that were probably meant, the likeliest first; none for a word that is too short to guess. */
  readonly nearest: (typed: string) => readonly string[]
  /** The words that sound the same, in any script, the commonest first. */
  readonly soundsLike: (typed: string) => readonly string[]
}

const minLetters = 4
/** A word this long may have two wrong letters. */
const minLettersForTwoErrors = 7
/** Fewer sounds say too little about a word. */
const minSounds = 3
/** An error changes at most so many pairs of adjacent letters: two letters that are swapped. */
const pairsOfError = 3
const maxCandidates = 60
const maxSuggestions = 3
const maxCachedSuggestions = 5_000

export function createLexicon(words: Iterable<string>, shareOf: (word: string) => number): Lexicon {
  const all = new Set(words)
  // Of use only for words that are not in the list, so each is made when it is first needed.
  let allSorted: readonly string[] | undefined
  let postings: ReadonlyMap<string, readonly number[]> | undefined
  let bySound: ReadonlyMap<string, readonly string[]> | undefined
  const inOrder = () => (allSorted ??= [...all].toSorted(byCodeUnits))

  function withPrefix(prefix: string, max: number): readonly string[] | undefined {
    const sorted = inOrder()
    const from = firstNotBefore(sorted, prefix)
    const found = sorted.slice(from, from + max + 1).filter((word) => word.startsWith(prefix))
    return found.length > max ? undefined : found
  }

  // The same words are typed again and again, with the same mistakes.
  const suggestions = createCache<readonly string[]>({ maxSize: maxCachedSuggestions })

  function nearest(typed: string): readonly string[] {
    if (typed.length < minLetters) return []
    const cached = suggestions.get(typed)
    if (cached !== undefined) return cached
    const found = findNearest(typed)
    suggestions.set(typed, found)
    return found
  }

  function findNearest(typed: string): readonly string[] {
    const maxErrors = typed.length < minLettersForTwoErrors ? 1 : 2
    const pairs = pairsOf(typed)
    const sorted = inOrder()
    postings ??= postingsOf(sorted)
    const shared = new Map<number, number>()
    for (const pair of pairs) {
      for (const index of postings.get(pair) ?? []) {
        const isLikeLong = Math.abs((sorted[index] ?? '').length - typed.length) <= maxErrors
        if (isLikeLong) shared.set(index, (shared.get(index) ?? 0) + 1)
      }
    }
    const minShared = pairs.size - maxErrors * pairsOfError
    return [...shared]
      .filter(([, count]) => count >= minShared)
      .map(([index, count]) => ({ word: sorted[index] ?? '', count }))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, maxCandidates)
      .map(({ word }) => ({ word, errors: editDistance(typed, word) }))
      .filter(({ errors }) => errors <= maxErrors)
      .toSorted(
        (one, other) => one.errors - other.errors || shareOf(other.word) - shareOf(one.word),
      )
      .slice(0, maxSuggestions)
      .map(({ word }) => word)
  }

  function soundsLike(typed: string): readonly string[] {
    const key = soundKey(typed)
    if (key.length < minSounds) return []
    bySound ??= Map.groupBy(inOrder(), soundKey)
    const letters = spoken(typed)
    return (bySound.get(key) ?? [])
      .filter((word) => editDistance(letters, spoken(word)) <= letters.length / 2)
      .toSorted((one, other) => shareOf(other) - shareOf(one))
      .slice(0, maxSuggestions)
  }

  return { has: (word) => all.has(word), withPrefix, nearest, soundsLike }
}

const byCodeUnits = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** The pairs of adjacent letters, with marks for the word's ends. */
function pairsOf(word: string): Set<string> {
  const letters = ['^', ...Array.from(word), '$']
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))
}

/** The indexes of the words that have a pair of letters. */
function postingsOf(words: readonly string[]): Map<string, number[]> {
  const postings = new Map<string, number[]>()
  for (const [index, word] of words.entries()) {
    for (const pair of pairsOf(word)) {
      const list = postings.get(pair)
      if (list) list.push(index)
      else postings.set(pair, [index])
    }
  }
  return postings
}

function firstNotBefore(sorted: readonly string[], start: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < start) low = middle + 1
    else high = middle
  }
  return low
}
