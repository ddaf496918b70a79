import { editDistance } from '../query/edit-distance.rules.ts'
import { coarseSoundKey, soundKey, spoken } from '../query/sound-key.rules.ts'
import { withoutStopWords } from '../query/stop-words.rules.ts'
import { isIndic } from '../query/transliteration.rules.ts'
import type { Meaning } from './meanings.rules.ts'

/** Where a phrase stands. What counts in a description counts in titles too, and all count in queries. */
export const places = ['query', 'title', 'text'] as const
export type Place = (typeof places)[number]

export type Phrase = {
  readonly words: readonly string[]
  readonly meaning: Meaning
  /** The last of the places where the phrase has its meaning. */
  readonly upTo: Place
}

/** Phrases with their meanings, found as they are written or by their sound. */
export type PhraseBook = {
  readonly maxWords: number
  readonly phrases: readonly Phrase[]
  readonly find: (words: readonly string[], place?: Place) => Meaning | undefined
  /** The phrase of a query that differs in words such as 'ka', or in the ending of a Hindi verb. */
  readonly findSpoken: (words: readonly string[]) => Meaning | undefined
  /** The phrase that sounds nearly the same, in any script. */
  readonly findBySound: (words: readonly string[]) => Phrase | undefined
}

/** 'Tele caller' and 'telecaller' are one phrase. */
export const joined = (words: readonly string[]): string => words.join('')

/** A shorter word that ends like a Hindi verb is probably none. */
const minLettersOfVerb = 5

/** The same for 'phone pe baat karne' and 'phone par baat karna'. One word alone would say too little. */
export function spokenKey(words: readonly string[]): string {
  const said = withoutStopWords(words)
  const significant = said.length > 1 ? said : words
  return joined(
    significant.map((word) => {
      const sounds = spoken(word)
      return word.length < minLettersOfVerb ? sounds : sounds.replace(/n[ei]$/, 'na')
    }),
  )
}

/** The shortest key that says enough about a word, and the shortest word. */
const minKeyLength = 3
const minLetters = 4
/** Of ten letters as spoken, so many may differ. */
const maxDifference = 0.34

/** Of two phrases with the same letters the first counts. */
export function createPhraseBook(phrases: readonly Phrase[]): PhraseBook {
  const byPlace = {
    query: new Map<string, Meaning>(),
    title: new Map<string, Meaning>(),
    text: new Map<string, Meaning>(),
  }
  // Of use only for the words that nothing else finds.
  let bySound: Map<string, Phrase[]> | undefined
  let byCoarseSound: Map<string, Phrase[]> | undefined
  const bySpokenKey = new Map<string, Meaning>()
  let maxWords = 1
  for (const phrase of phrases) {
    const text = joined(phrase.words)
    if (text === '') continue
    for (const place of places.slice(0, places.indexOf(phrase.upTo) + 1)) {
      if (!byPlace[place].has(text)) byPlace[place].set(text, phrase.meaning)
    }
    const key = spokenKey(phrase.words)
    if (!bySpokenKey.has(key)) bySpokenKey.set(key, phrase.meaning)
    maxWords = Math.max(maxWords, phrase.words.length)
  }

  function findBySound(words: readonly string[]): Phrase | undefined {
    const text = joined(words)
    const isOtherScript = isIndic(text)
    const key = soundKey(text)
    const isShort = key.length < minKeyLength || text.length < minLetters
    if (!isOtherScript && isShort) return undefined
    bySound ??= groupBySound(phrases, soundKey)
    const near = nearestSound(text, bySound.get(key) ?? [])
    if (near || !isOtherScript) return near
    byCoarseSound ??= groupBySound(phrases, coarseSoundKey)
    return nearestSound(text, byCoarseSound.get(coarseSoundKey(text)) ?? [])
  }

  return {
    maxWords,
    phrases,
    find: (words, place = 'query') => byPlace[place].get(joined(words)),
    findSpoken: (words) => bySpokenKey.get(spokenKey(words)),
    findBySound,
  }
}

function nearestSound(text: string, candidates: readonly Phrase[]): Phrase | undefined {
  const typed = spoken(text)
  const [best] = candidates
    .map((phrase) => {
      const other = spoken(joined(phrase.words))
      const longest = Math.max(typed.length, other.length)
      return { phrase, difference: editDistance(typed, other) / longest }
    })
    .filter(({ difference }) => difference <= maxDifference)
    .toSorted((one, other) => one.difference - other.difference)
  return best?.phrase
}

const groupBySound = (phrases: readonly Phrase[], keyOf: (text: string) => string) =>
  Map.groupBy(
    phrases.filter(({ words, upTo }) => {
      // An abbreviation sounds like too many beginnings of words.
      const { length } = joined(words)
      return length >= (upTo === 'query' ? minLetters : 1)
    }),
    ({ words }) => keyOf(joined(words)),
  )
