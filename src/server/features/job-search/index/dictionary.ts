import { isSurrounding, surroundingTerm } from '../query/search-terms.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import { isIndic } from '../query/transliteration.rules.ts'
import type { Synonyms } from '../synonyms/meanings.rules.ts'
import { joined } from '../synonyms/phrase-book.ts'
import { createLexicon } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import type { KnownWords, TermShares } from './search-dictionary.repository.ts'
import { createTownDistances } from './town-distances.rules.ts'
import type { Town, TownDistances } from './town-distances.rules.ts'

/** The words that search knows, what they mean, and how common they are. */
export type SearchDictionary = TownDistances & {
  /** About how many jobs are live; below 0 when it is not known. */
  readonly liveJobs: number
  /** The words of titles, of names of places and companies, and of the vocabulary. */
  readonly lexicon: Lexicon
  readonly isTitleWord: (word: string) => boolean
  /** Whether a word names a town or a company. */
  readonly isName: (word: string) => boolean
  /** Whether a word stands in the address of a job. */
  readonly isInAddress: (word: string) => boolean
  /** Whether a word is part of a known phrase. */
  readonly isVocabulary: (word: string) => boolean
  /** The phrases of the synonyms, each as one word. */
  readonly phrases: Lexicon
  readonly wordsOfPhrase: (joinedWords: string) => readonly string[]
  /** About which share of the live jobs has a term, 0 to 1; `unknown` for a term that is not among the commonest. */
  readonly shareOf: (lexeme: string, unknown?: number) => number
  /** The same for all words with a prefix. */
  readonly shareOfPrefix: (prefix: string) => number
  readonly synonyms: Synonyms
}

/** The share of a term that the planner's statistics do not list. */
const rareShare = 0.0005

type Source = {
  readonly words: KnownWords
  readonly termShares: TermShares
  readonly synonyms: Synonyms
  readonly towns: readonly Town[]
}

export function createDictionary({ words, termShares, synonyms, towns }: Source): SearchDictionary {
  const { liveJobs, terms, shares } = termShares
  const shareOfTerm = new Map(terms.map((each, index) => [each, shares[index] ?? rareShare]))
  const shareOf = (lexeme: string, unknown = rareShare) => shareOfTerm.get(lexeme) ?? unknown
  const surroundings = terms.filter(isSurrounding).map((each) => each.slice(1))
  const titles = new Set(words.titles)
  const names = new Set([...words.names, ...surroundings])
  const { phrases } = synonyms
  const vocabulary = new Set(phrases.flatMap((phrase) => phrase.words))
  const wordsOfPhrases = new Map(phrases.map((phrase) => [joined(phrase.words), phrase.words]))
  return {
    liveJobs,
    shareOf,
    shareOfPrefix: (prefix) =>
      Math.min(
        1,
        terms.reduce(
          (sum, each) => (each.startsWith(prefix) ? sum + shareOf(each) : sum),
          rareShare,
        ),
      ),
    lexicon: createLexicon([...words.titles, ...names, ...latinOf(vocabulary)], (word) =>
      Math.max(shareOf(word), shareOf(surroundingTerm(word))),
    ),
    isTitleWord: (word) => titles.has(word),
    isName: (word) => names.has(word),
    isInAddress: () => false,
    isVocabulary: (word) => vocabulary.has(word),
    phrases: createLexicon(latinOf(wordsOfPhrases.keys()), () => 0),
    wordsOfPhrase: (joinedWords) => wordsOfPhrases.get(joinedWords) ?? wordsOf(joinedWords),
    ...createTownDistances(towns, synonyms),
    synonyms,
  }
}

const latinOf = (words: Iterable<string>): string[] => [...words].filter((word) => !isIndic(word))
