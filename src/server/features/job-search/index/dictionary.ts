import { isSurrounding, surroundingTerm, textTerm } from '../query/search-terms.rules.ts'
import { createLexicon } from './lexicon.ts'
import type { Lexicon } from './lexicon.ts'
import type { KnownWords, TermShares } from './search-dictionary.repository.ts'
import type { VocabularyIndex } from './vocabulary-index.ts'

/** The words that search knows, what they mean, and how common they are. */
export type SearchDictionary = Omit<VocabularyIndex, 'latinWords'> & {
  /** About how many jobs are live; below 0 when it is not known. */
  readonly liveJobs: number
  /** The words of titles, of names of places and companies, and of the vocabulary. */
  readonly lexicon: Lexicon
  readonly isTitleWord: (word: string) => boolean
  /** Whether a word names a town or a company. */
  readonly isName: (word: string) => boolean
  /** Whether a word stands in the address of a job. */
  readonly isInAddress: (word: string) => boolean
  /** Whether a word stands in many descriptions. */
  readonly isInTexts: (word: string) => boolean
  /** About which share of the live jobs has a term, 0 to 1; `unknown` for a term that is not among the commonest. */
  readonly shareOf: (lexeme: string, unknown?: number) => number
  /** The same for all words with a prefix. */
  readonly shareOfPrefix: (prefix: string) => number
}

/** The share of a term that the planner's statistics do not list. */
const rareShare = 0.0005

type Source = {
  readonly words: KnownWords
  readonly termShares: TermShares
  readonly vocabulary: VocabularyIndex
}

export function createDictionary({ words, termShares, vocabulary }: Source): SearchDictionary {
  const { liveJobs, terms, shares } = termShares
  const shareOfTerm = new Map(terms.map((each, index) => [each, shares[index] ?? rareShare]))
  const shareOf = (lexeme: string, unknown = rareShare) => shareOfTerm.get(lexeme) ?? unknown
  const surroundings = terms.filter(isSurrounding).map((each) => each.slice(1))
  const titles = new Set(words.titles)
  const names = new Set([...words.names, ...surroundings])
  return {
    ...vocabulary,
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
    lexicon: createLexicon([...words.titles, ...names, ...vocabulary.latinWords], (word) =>
      Math.max(shareOf(word), shareOf(surroundingTerm(word))),
    ),
    isTitleWord: (word) => titles.has(word),
    isName: (word) => names.has(word),
    isInAddress: () => false,
    isInTexts: (word) => shareOfTerm.has(textTerm(word)),
  }
}
