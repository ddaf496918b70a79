import type { SearchDictionary } from '../index/dictionary.ts'
import { editDistance } from './edit-distance.rules.ts'
import { isIndic, transliterate } from './transliteration.rules.ts'

/** A typed word with the words that were probably meant, the likeliest first. */
export type Corrected = {
  readonly typed: string
  readonly likely: readonly string[]
  /** Whether the typed word is surely meant. */
  readonly isSure: boolean
}

/** The likeliest word. */
export const bestOf = ({ typed, likely }: Corrected): string => likely[0] ?? typed

type Dictionary = Pick<
  SearchDictionary,
  'lexicon' | 'shareOf' | 'isInAddress' | 'isInTexts' | 'isVocabulary' | 'isName'
>

/** A shorter word is not corrected to a commoner one: it is too likely another word. */
const minLettersForCommoner = 5
/** A known word is corrected to one that is so many times commoner. */
const timesCommoner = 10
export const maxPrefixWords = 12

/** A word that stands anywhere is not corrected, unless it looks like a typing error in a title. */
export function correctWord(typed: string, dictionary: Dictionary): Corrected {
  const { lexicon, shareOf, isInAddress, isInTexts, isVocabulary, isName } = dictionary
  const sure = { typed, likely: [typed], isSure: true }
  if (/^\d+$/.test(typed) || isInAddress(typed)) return sure
  if (isIndic(typed) && !lexicon.has(typed)) return correctScript(typed, dictionary)
  if (isVocabulary(typed)) return sure
  if (lexicon.has(typed)) {
    if (typed.length < minLettersForCommoner) return sure
    const commoner = lexicon
      .nearest(typed)
      .filter((word) => shareOf(word) >= timesCommoner * shareOf(typed))
    // A name may look like a common word.
    const likely = isName(typed) ? [typed, ...commoner] : [...commoner, typed]
    return { typed, likely, isSure: commoner.length === 0 }
  }
  if (isInTexts(typed)) return sure
  const longer = lexicon.withPrefix(typed, maxPrefixWords)
  if (longer === undefined || longer.length > 0) return sure
  const near = closest(typed, [lexicon.soundsLike(typed), lexicon.nearest(typed)])
  if (near.length > 0) return { typed, likely: near, isSure: false }
  const split = splitWord(typed, dictionary)
  return { typed, likely: split ? [split] : [typed], isSure: false }
}

/** A word that sounds alike may have one wrong letter more. */
function closest(typed: string, [alike, near]: readonly [readonly string[], readonly string[]]) {
  const errors = (word: string) => editDistance(typed, word) - Number(alike.includes(word))
  return [...new Set([...alike, ...near])].toSorted((one, other) => errors(one) - errors(other))
}

/** The words that sound alike, else the word in Latin letters. */
function correctScript(typed: string, { lexicon }: Dictionary): Corrected {
  const same = lexicon.soundsLike(typed)
  const latin = transliterate(typed)
  const near = same.length > 0 ? same : lexicon.nearest(latin)
  return { typed, likely: near.length > 0 ? near : [typed], isSure: false }
}

const minLettersOfHalf = 3

/** Two known words that were typed as one, with a space between them. */
function splitWord(typed: string, { lexicon }: Dictionary): string | undefined {
  for (let at = minLettersOfHalf; at <= typed.length - minLettersOfHalf; at += 1) {
    const [one, other] = [typed.slice(0, at), typed.slice(at)]
    if (lexicon.has(one) && lexicon.has(other)) return `${one} ${other}`
  }
  return undefined
}
