import { payStep } from '#contract/job-search/options.ts'
import type { SearchDictionary } from '../index/dictionary.ts'
import { cost } from './match-levels.ts'
import type { Levels } from './match-levels.ts'
import { payTerm, termsOfPayFrom } from './pay.rules.ts'
import { addressTerm, surroundingTerm, textTerm } from './search-terms.rules.ts'
import { maxPrefixWords } from './spelling-correction.rules.ts'
import type { Corrected } from './spelling-correction.rules.ts'
import { prefix, term, wideTerm } from './text-query.rules.ts'

type Dictionary = Pick<
  SearchDictionary,
  'shareOf' | 'shareOfPrefix' | 'lexicon' | 'isInAddress' | 'isTitleWord' | 'isName'
>

/** A word in titles, in names where it is commoner there, in addresses, in descriptions. */
export function levelsOfWord({ typed, likely, isSure }: Corrected, dictionary: Dictionary): Levels {
  const { lexicon, shareOf } = dictionary
  const inTitle = (word: string) => term(word, shareOf(word))
  const around = (word: string) => term(surroundingTerm(word), shareOf(surroundingTerm(word)))
  const inAddress = (word: string) => wideTerm(addressTerm(word), shareOf(addressTerm(word)))
  const inText = (word: string) => wideTerm(textTerm(word), shareOf(textTerm(word)))
  const [best = typed] = likely
  const all = [...new Set([best, ...likely, typed])]
  // A word that is commoner in titles than in names means the title's word.
  const isName = around(best).share >= inTitle(best).share
  const isWhole = dictionary.isTitleWord(best) || dictionary.isName(best)
  const longer = lexicon.withPrefix(best, maxPrefixWords)
  const longerInTitles = longer?.map(inTitle)
  const beginnings = longerInTitles ?? [prefix(best, dictionary.shareOfPrefix(best))]
  const nameBeginnings = (longer ?? []).filter(dictionary.isName).map(around)
  return [
    [cost.typed, [inTitle(best), ...(isName ? [around(best)] : [])]],
    // A word that no title has may be the beginning of a longer one.
    [
      cost.same,
      [...(isWhole ? [] : beginnings), ...(dictionary.isInAddress(best) ? [inAddress(best)] : [])],
    ],
    [
      cost.loose,
      [...all.flatMap((word) => [inTitle(word), around(word)]), ...(isWhole ? [] : nameBeginnings)],
    ],
    [cost.text, (isSure ? [best] : all).flatMap((word) => [inText(word), inAddress(word)])],
    // A word that very many begin with says itself alone.
    [
      cost.near,
      isWhole && best.length >= minLettersOfBeginning
        ? [...(longerInTitles ?? []), ...nameBeginnings]
        : [],
    ],
  ]
}

/** A whole word of fewer letters is the beginning of too many others. */
const minLettersOfBeginning = 3

/** Pay that is higher by this factor is that of another kind of job. */
const mostAbove = 1.5

/** Jobs that pay about so much, then those that pay more. */
export function levelsOfPay(rupees: number, { shareOf }: Pick<Dictionary, 'shareOf'>): Levels {
  const has = (lexeme: string) => term(lexeme, shareOf(lexeme))
  const from = Math.floor(rupees / payStep) * payStep
  const about = Array.from(
    { length: Math.floor((from * (mostAbove - 1)) / payStep) + 1 },
    (_, step) => payTerm(from + step * payStep),
  )
  return [
    [cost.typed, about.map(has)],
    [cost.same, termsOfPayFrom(from).map(has)],
  ]
}
