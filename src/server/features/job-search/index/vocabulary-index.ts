import { wordsOf } from '../query/search-words.rules.ts'
import { isIndic } from '../query/transliteration.rules.ts'
import type { Synonyms } from '../synonyms/meanings.rules.ts'
import { joined } from '../synonyms/phrase-book.ts'
import { createLexicon } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import { createTownDistances } from './town-distances.rules.ts'
import type { Town, TownDistances } from './town-distances.rules.ts'

/** What the synonyms alone decide of a dictionary. It is built again only when admins have changed some. */
export type VocabularyIndex = TownDistances & {
  readonly synonyms: Synonyms
  /** Whether a word is part of a known phrase. */
  readonly isVocabulary: (word: string) => boolean
  /** The words of the phrases in Latin letters. */
  readonly latinWords: readonly string[]
  /** The phrases, each as one word. */
  readonly phrases: Lexicon
  readonly wordsOfPhrase: (joinedWords: string) => readonly string[]
}

export function createVocabularyIndex(synonyms: Synonyms, towns: readonly Town[]): VocabularyIndex {
  const vocabulary = new Set(synonyms.phrases.flatMap((phrase) => phrase.words))
  const phrases = new Map(synonyms.phrases.map((phrase) => [joined(phrase.words), phrase.words]))
  return {
    ...createTownDistances(towns, synonyms),
    synonyms,
    isVocabulary: (word) => vocabulary.has(word),
    latinWords: latinOf(vocabulary),
    phrases: createLexicon(latinOf(phrases.keys()), () => 0),
    wordsOfPhrase: (joinedWords) => phrases.get(joinedWords) ?? wordsOf(joinedWords),
  }
}

const latinOf = (words: Iterable<string>): string[] => [...words].filter((word) => !isIndic(word))
