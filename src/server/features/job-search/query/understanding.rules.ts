import {
  isCategory,
  isPlace,
  maxPhraseWords,
  rankWords,
  looseTerm,
  strictTerm,
} from '../synonyms/meanings.rules.ts'
import { surroundingTerm } from './search-terms.rules.ts'
import { wordsOf } from './search-words.rules.ts'
import { allOf, anyOf, prefix, term } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'
import type { SearchDictionary } from '../index/search-dictionary.ts'

type Dictionary = Omit<SearchDictionary, 'liveJobs'>

/** A typed text: as it stands, and with prefixes, similar words and wider meanings. */
export type Understood = { readonly strict: TextQuery; readonly loose: TextQuery }

/** Words that say nothing about a job; they are ignored beside other words. */
const stopWords = new Set(
  wordsOf(
    `job jobs vacancy opening work naukri nokri hiring required wanted urgent kaam kam in at for the a of
    and near me mein ka ki ke ko se chahiye wala नौकरी जॉब जॉब्स काम का की के को में से चाहिए वैकेंसी`,
  ),
)
const maxPrefixWords = 12
/** A shorter word is not corrected: it is too likely another word. */
const minLettersToCorrect = 5
/** A known word is corrected to one that is so many times commoner. */
const timesCommoner = 20

type Part = Understood & { readonly isStopWord: boolean }

/** Undefined for a text without words. */
export function understand(text: string, dictionary: Dictionary): Understood | undefined {
  const typed = [...new Set(wordsOf(text))]
  const corrected = typed.map((word) => correct(word, dictionary))
  const isLeading = typed.some((word) => rankWords.includes(word))
  const parts: Part[] = []
  for (let at = 0; at < corrected.length;) {
    const found = findPhrase(corrected.slice(at), dictionary)
    const group = corrected.slice(at, at + (found?.length ?? 1))
    parts.push(
      found
        ? phrasePart(group, found.phrase, { dictionary, isLeading })
        : wordPart(group[0], dictionary),
    )
    at += group.length
  }
  const meaningful = parts.filter(({ isStopWord }) => !isStopWord)
  const relevant = meaningful.length > 0 ? meaningful : parts
  const strict = allOf(relevant.map((part) => part.strict))
  const loose = allOf(relevant.map((part) => part.loose))
  return strict && loose && { strict, loose }
}

/** A typed word with its likely corrections. */
type Corrected = {
  readonly typed: string
  readonly likely: readonly string[]
  readonly isSure: boolean
}

function correct(typed: string, { lexicon, synonyms, shareOf }: Dictionary): Corrected {
  if (synonyms.byPhrase.has(typed)) return { typed, likely: [typed], isSure: true }
  if (lexicon.has(typed)) {
    const commoner =
      typed.length < minLettersToCorrect
        ? []
        : lexicon.nearest(typed).filter((word) => shareOf(word) >= timesCommoner * shareOf(typed))
    return { typed, likely: [...commoner, typed], isSure: commoner.length === 0 }
  }
  const longer = lexicon.withPrefix(typed, maxPrefixWords)
  if (longer === undefined) return { typed, likely: [typed], isSure: true }
  if (longer.length > 0) {
    const [mentioned] = longer
      .filter((word) => typed.length >= minLettersToCorrect && synonyms.byPhrase.has(word))
      .toSorted((one, other) => shareOf(other) - shareOf(one))
    return { typed, likely: [mentioned ?? typed], isSure: true }
  }
  const near = lexicon.nearest(typed)
  return { typed, likely: near.length > 0 ? near : [typed], isSure: false }
}

const bestOf = ({ typed, likely }: Corrected): string => likely[0] ?? typed

/** The longest known phrase that the words begin with. */
function findPhrase(
  corrected: readonly Corrected[],
  { synonyms, phrases }: Dictionary,
): { readonly length: number; readonly phrase: string } | undefined {
  const words = corrected.slice(0, maxPhraseWords)
  for (let length = words.length; length > 0; length -= 1) {
    const group = words.slice(0, length)
    const phrase = group.map(bestOf).join(' ')
    if (synonyms.byPhrase.has(phrase)) return { length, phrase }
    if (group.every(({ isSure }) => isSure)) continue
    const [near] = phrases.nearest(group.map(({ typed }) => typed).join(' '))
    if (near !== undefined) return { length, phrase: near }
  }
  return undefined
}

/** The meanings of jobs are indexed as terms, so a phrase is one term. */
function phrasePart(
  group: readonly Corrected[],
  phrase: string,
  { dictionary, isLeading }: { dictionary: Dictionary; isLeading: boolean },
): Part {
  const { shareOf } = dictionary
  const has = (lexeme: string) => term(lexeme, shareOf(lexeme))
  const typed = allOf(
    group.map(({ typed: word }) => anyOf([has(word), has(surroundingTerm(word))]) ?? nothing),
  )
  const meaning = dictionary.synonyms.byPhrase.get(phrase)
  if (meaning === undefined)
    return { strict: typed ?? nothing, loose: typed ?? nothing, isStopWord: false }
  const { lexeme } = meaning
  if (lexeme !== undefined && isPlace(meaning)) {
    return {
      strict: has(lexeme),
      loose: anyOf(defined([has(lexeme), typed])) ?? nothing,
      isStopWord: false,
    }
  }
  const isLeadingWork = isLeading && (isCategory(meaning) || lexeme === undefined)
  const mentioned = has(looseTerm(meaning))
  return {
    strict: isLeadingWork ? mentioned : has(strictTerm(meaning)),
    loose: anyOf(defined([mentioned, typed])) ?? mentioned,
    isStopWord: false,
  }
}

function wordPart(meant: Corrected | undefined, dictionary: Dictionary): Part {
  if (meant === undefined) return { strict: nothing, loose: nothing, isStopWord: true }
  const { lexicon, shareOf, synonyms } = dictionary
  const inTitle = (word: string) => term(word, shareOf(word))
  const around = (word: string) => term(surroundingTerm(word), shareOf(surroundingTerm(word)))
  // A word that is commoner in titles than in company names means the title's word.
  const asIs = (word: string) =>
    around(word).share >= inTitle(word).share ? [inTitle(word), around(word)] : [inTitle(word)]
  const best = bestOf(meant)
  const longer = lexicon.withPrefix(best, maxPrefixWords)
  const withPrefix = longer ? longer.flatMap(asIs) : [prefix(best, dictionary.shareOfPrefix(best))]
  const meanings = (longer ?? []).flatMap((word) => {
    const meaning = synonyms.byPhrase.get(word)
    return meaning && !isPlace(meaning)
      ? [term(looseTerm(meaning), shareOf(looseTerm(meaning)))]
      : []
  })
  // An unknown word may be the beginning of a longer one.
  const typed = lexicon.has(best) ? asIs(best) : [...asIs(best), ...withPrefix]
  const strict = anyOf(typed) ?? nothing
  const all = [...meant.likely, meant.typed].flatMap((word) => [inTitle(word), around(word)])
  return {
    strict,
    loose: anyOf([...typed, ...withPrefix, ...meanings, ...all]) ?? strict,
    isStopWord: stopWords.has(meant.typed),
  }
}

const nothing: TextQuery = term(':nothing', 0)

const defined = (parts: readonly (TextQuery | undefined)[]): TextQuery[] =>
  parts.filter((part) => part !== undefined)
