import {
  isCategory,
  isPlace,
  longestPhraseWords,
  rankWords,
  saidTerm,
  sureTerm,
} from './meanings.rules.ts'
import type { Sayings } from './meanings.rules.ts'
import { surroundingTerm } from './search-terms.rules.ts'
import { wordsOf } from './search-words.rules.ts'
import { allOf, anyOf, beginning, term } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What search knows of the words that people use, as it stands. */
export type Knowledge = {
  readonly vocabulary: Vocabulary
  /** The phrases of the sayings, as words of their own. */
  readonly phrases: Vocabulary
  /** About which share of the live jobs have a term, 0 to 1; `unknown` where nobody has counted it. */
  readonly shareOf: (lexeme: string, unknown?: number) => number
  /** The same of all words that begin so. */
  readonly shareOfBeginning: (start: string) => number
  readonly sayings: Sayings
}

/** What was typed: as it stands, and with beginnings and what is near it besides. */
export type Understood = { readonly strict: TextQuery; readonly loose: TextQuery }

/** Words that every job could have; they ask for nothing where others stand beside them. */
const idleWords = new Set(
  wordsOf(
    `job jobs vacancy opening work naukri nokri hiring required wanted urgent kaam kam in at for the a of
    and near me mein ka ki ke ko se chahiye wala नौकरी जॉब जॉब्स काम का की के को में से चाहिए वैकेंसी`,
  ),
)
const mostBeginnings = 12
/** A shorter word is too likely to be another one. */
const fewestLettersOfMistake = 5
/** So much commoner is what was meant than the mistake that some employer made too. */
const timesCommoner = 20

type Part = Understood & { readonly isIdle: boolean }

/** Undefined when the text asks for nothing. */
export function understand(text: string, knowledge: Knowledge): Understood | undefined {
  const typed = [...new Set(wordsOf(text))]
  const meant = typed.map((word) => meantBy(word, knowledge))
  const asksToLead = typed.some((word) => rankWords.includes(word))
  const parts: Part[] = []
  for (let at = 0; at < meant.length;) {
    const found = findSaying(meant.slice(at), knowledge)
    const group = meant.slice(at, at + (found?.length ?? 1))
    parts.push(
      found ? saying(group, found.phrase, { knowledge, asksToLead }) : single(group[0], knowledge),
    )
    at += group.length
  }
  const telling = parts.filter(({ isIdle }) => !isIdle)
  const asked = telling.length > 0 ? telling : parts
  const strict = allOf(asked.map((part) => part.strict))
  const loose = allOf(asked.map((part) => part.loose))
  return strict && loose && { strict, loose }
}

/** A typed word, and what may have been meant where hardly anybody writes it so. */
type Meant = {
  readonly typed: string
  readonly likely: readonly string[]
  readonly isSure: boolean
}

function meantBy(typed: string, { vocabulary, sayings, shareOf }: Knowledge): Meant {
  if (sayings.ofPhrase.has(typed)) return { typed, likely: [typed], isSure: true }
  if (vocabulary.has(typed)) {
    const commoner =
      typed.length < fewestLettersOfMistake
        ? []
        : vocabulary
            .nearest(typed)
            .filter((word) => shareOf(word) >= timesCommoner * shareOf(typed))
    return { typed, likely: [...commoner, typed], isSure: commoner.length === 0 }
  }
  const longer = vocabulary.beginningWith(typed, mostBeginnings)
  if (longer === undefined) return { typed, likely: [typed], isSure: true }
  if (longer.length > 0) {
    const [said] = longer
      .filter((word) => typed.length >= fewestLettersOfMistake && sayings.ofPhrase.has(word))
      .toSorted((one, other) => shareOf(other) - shareOf(one))
    return { typed, likely: [said ?? typed], isSure: true }
  }
  const near = vocabulary.nearest(typed)
  return { typed, likely: near.length > 0 ? near : [typed], isSure: false }
}

const bestOf = ({ typed, likely }: Meant): string => likely[0] ?? typed

/** How many of the words, from the first on, are one saying of the trade, and which. */
function findSaying(
  meant: readonly Meant[],
  { sayings, phrases }: Knowledge,
): { readonly length: number; readonly phrase: string } | undefined {
  const words = meant.slice(0, longestPhraseWords)
  for (let length = words.length; length > 0; length -= 1) {
    const group = words.slice(0, length)
    const phrase = group.map(bestOf).join(' ')
    if (sayings.ofPhrase.has(phrase)) return { length, phrase }
    if (group.every(({ isSure }) => isSure)) continue
    const [near] = phrases.nearest(group.map(({ typed }) => typed).join(' '))
    if (near !== undefined) return { length, phrase: near }
  }
  return undefined
}

/** What is said by a phrase was found out when the job was written down, so that it is one term to look for. */
function saying(
  group: readonly Meant[],
  phrase: string,
  { knowledge, asksToLead }: { knowledge: Knowledge; asksToLead: boolean },
): Part {
  const { shareOf } = knowledge
  const has = (lexeme: string) => term(lexeme, shareOf(lexeme))
  const typed = allOf(
    group.map(({ typed: word }) => anyOf([has(word), has(surroundingTerm(word))]) ?? nothing),
  )
  const meaning = knowledge.sayings.ofPhrase.get(phrase)
  if (meaning === undefined)
    return { strict: typed ?? nothing, loose: typed ?? nothing, isIdle: false }
  const { lexeme } = meaning
  if (lexeme !== undefined && isPlace(meaning)) {
    return {
      strict: has(lexeme),
      loose: anyOf(given([has(lexeme), typed])) ?? nothing,
      isIdle: false,
    }
  }
  const isLedWork = asksToLead && (isCategory(meaning) || lexeme === undefined)
  const said = has(saidTerm(meaning))
  return {
    strict: isLedWork ? said : has(sureTerm(meaning)),
    loose: anyOf(given([said, typed])) ?? said,
    isIdle: false,
  }
}

function single(meant: Meant | undefined, knowledge: Knowledge): Part {
  if (meant === undefined) return { strict: nothing, loose: nothing, isIdle: true }
  const { vocabulary, shareOf, sayings } = knowledge
  const inTitle = (word: string) => term(word, shareOf(word))
  const around = (word: string) => term(surroundingTerm(word), shareOf(surroundingTerm(word)))
  // A word of many titles that a company bears in its name too is meant as in the titles.
  const asIs = (word: string) =>
    around(word).share >= inTitle(word).share ? [inTitle(word), around(word)] : [inTitle(word)]
  const best = bestOf(meant)
  const longer = vocabulary.beginningWith(best, mostBeginnings)
  const beginnings = longer
    ? longer.flatMap(asIs)
    : [beginning(best, knowledge.shareOfBeginning(best))]
  const saidSo = (longer ?? []).flatMap((word) => {
    const meaning = sayings.ofPhrase.get(word)
    return meaning && !isPlace(meaning) ? [term(saidTerm(meaning), shareOf(saidTerm(meaning)))] : []
  })
  // Who stops within a word means a longer one.
  const typed = vocabulary.has(best) ? asIs(best) : [...asIs(best), ...beginnings]
  const strict = anyOf(typed) ?? nothing
  const all = [...meant.likely, meant.typed].flatMap((word) => [inTitle(word), around(word)])
  return {
    strict,
    loose: anyOf([...typed, ...beginnings, ...saidSo, ...all]) ?? strict,
    isIdle: idleWords.has(meant.typed),
  }
}

const nothing: TextQuery = term(':nothing', 0)

const given = (parts: readonly (TextQuery | undefined)[]): TextQuery[] =>
  parts.filter((part) => part !== undefined)
