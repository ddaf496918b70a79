import { surroundingTerm } from './search-terms.rules.ts'
import { wordsOf } from './search-words.rules.ts'
import { allOf, anyOf, beginning, term } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What search knows of the words that people use, as it stands. */
export type Knowledge = {
  readonly vocabulary: Vocabulary
  /** About which share of the live jobs have a term, 0 to 1. */
  readonly shareOf: (lexeme: string) => number
  /** The words of a phrase, joined by spaces, to the phrases that say the same, itself among them. */
  readonly sayings: ReadonlyMap<string, readonly Saying[]>
}

/** Words that say it, or a value of a filter. */
export type Saying = { readonly words: readonly string[] } | { readonly lexeme: string }

/** What was typed: as it stands, and with beginnings and what is near it besides. */
export type Understood = { readonly strict: TextQuery; readonly loose: TextQuery }

/** Words that every job could have; they ask for nothing where others stand beside them. */
const idleWords = new Set(
  wordsOf(
    'job jobs vacancy opening work naukri hiring required wanted in at for the a of and near me',
  ),
)
const mostBeginnings = 12
const longestSaying = 4

/** Undefined when the text asks for nothing. */
export function understand(text: string, knowledge: Knowledge): Understood | undefined {
  const typed = [...new Set(wordsOf(text))]
  const telling = typed.filter((word) => !idleWords.has(word))
  const words = telling.length > 0 ? telling : typed
  const meant = words.map((word) => meantBy(word, knowledge))
  const parts: Understood[] = []
  for (let at = 0; at < meant.length;) {
    const length = sayingLength(meant.slice(at), knowledge)
    const group = meant.slice(at, at + Math.max(1, length))
    parts.push(length > 0 ? saying(group, knowledge) : single(group[0], knowledge))
    at += group.length
  }
  const strict = allOf(parts.map((part) => part.strict))
  const loose = allOf(parts.map((part) => part.loose))
  return strict && loose && { strict, loose }
}

/** A typed word, and what may have been meant where nobody writes it so. */
type Meant = { readonly typed: string; readonly likely: readonly string[] }

function meantBy(typed: string, { vocabulary, sayings }: Knowledge): Meant {
  if (vocabulary.has(typed) || sayings.has(typed)) return { typed, likely: [typed] }
  const longer = vocabulary.beginningWith(typed, 1)
  if (longer === undefined || longer.length > 0) return { typed, likely: [typed] }
  const near = vocabulary.nearest(typed)
  return { typed, likely: near.length > 0 ? near : [typed] }
}

const bestOf = ({ typed, likely }: Meant): string => likely[0] ?? typed

/** How many of the words, from the first on, are one saying of the trade. */
function sayingLength(meant: readonly Meant[], { sayings }: Knowledge): number {
  const words = meant.slice(0, longestSaying).map(bestOf)
  for (let length = words.length; length > 0; length -= 1) {
    if (sayings.has(words.slice(0, length).join(' '))) return length
  }
  return 0
}

function saying(group: readonly Meant[], knowledge: Knowledge): Understood {
  const same = knowledge.sayings.get(group.map(bestOf).join(' ')) ?? []
  const inWords = inOtherWords(same, knowledge)
  const inFilters = same.flatMap((each) =>
    'lexeme' in each ? [term(each.lexeme, knowledge.shareOf(each.lexeme))] : [],
  )
  const typed = group.map((each) => single(each, knowledge))
  const strict = anyOf(given([allOf(typed.map((each) => each.strict)), ...inWords]))
  const loose = anyOf(given([strict, allOf(typed.map((each) => each.loose)), ...inFilters]))
  return { strict: strict ?? nothing, loose: loose ?? nothing }
}

const inOtherWords = (same: readonly Saying[], { shareOf }: Knowledge): TextQuery[] =>
  same.flatMap((each) => {
    const words =
      'words' in each ? allOf(each.words.map((word) => term(word, shareOf(word)))) : undefined
    return words ? [words] : []
  })

function single(meant: Meant | undefined, knowledge: Knowledge): Understood {
  if (meant === undefined) return { strict: nothing, loose: nothing }
  const { vocabulary, shareOf, sayings } = knowledge
  const asIs = (word: string) => [
    term(word, shareOf(word)),
    term(surroundingTerm(word), shareOf(surroundingTerm(word))),
  ]
  const best = bestOf(meant)
  const longer = vocabulary.beginningWith(best, mostBeginnings)
  const beginnings = longer
    ? longer.map((word) => term(word, shareOf(word)))
    : [beginning(best, Math.max(shareOf(best), 0.02))]
  const saidSo = (longer ?? []).flatMap((word) => inOtherWords(sayings.get(word) ?? [], knowledge))
  const near = [...beginnings, ...saidSo, ...meant.likely.flatMap(asIs), ...asIs(meant.typed)]
  // Who stops within a word means a longer one.
  const typed = vocabulary.has(best) ? asIs(best) : [...asIs(best), ...beginnings]
  const strict = anyOf(typed) ?? nothing
  return { strict, loose: anyOf([...typed, ...near]) ?? strict }
}

const nothing: TextQuery = term(':nothing', 0)

const given = (parts: readonly (TextQuery | undefined)[]): TextQuery[] =>
  parts.filter((part) => part !== undefined)
