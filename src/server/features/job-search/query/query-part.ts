import { isPlace } from '../synonyms/meanings.rules.ts'
import type { Meaning } from '../synonyms/meanings.rules.ts'
import { joined } from '../synonyms/phrase-book.ts'
import type { Corrected } from './spelling-correction.rules.ts'

/** A phrase of a query that has a meaning. */
export type KnownPhrase = {
  readonly meaning: Meaning
  /** As titles write it. */
  readonly words: readonly string[]
  /** As it is typed. */
  readonly typed: readonly string[]
}

type MeaningPart = KnownPhrase & { readonly kind: 'meaning' }
/** No job may have it: 'no night shift'. */
export type Unwanted = KnownPhrase & { readonly kind: 'unwanted' }

/** A part of a query: a known phrase with its meaning, or any other word. */
export type QueryPart =
  | MeaningPart
  | Unwanted
  | {
      readonly kind: 'word'
      readonly word: Corrected
      /** Says little beside a kind of work. */
      readonly isTitleWord: boolean
    }
  | { readonly kind: 'pay'; readonly rupees: number }

export const isUnwanted = (part: QueryPart): part is Unwanted => part.kind === 'unwanted'

export const isWork = (part: QueryPart): part is MeaningPart =>
  part.kind === 'meaning' && part.meaning.kind === 'work'

const namesWorkplace = ({ meaning, words, typed }: MeaningPart): boolean =>
  [words, typed].some((each) => meaning.workplaces.has(joined(each)))

/** Whether a part says where work is done that another part names: the hospital of 'guard hospital'. */
export const isWorkplace = (part: QueryPart, parts: readonly QueryPart[]): boolean =>
  isWork(part) &&
  namesWorkplace(part) &&
  parts.some((each) => each !== part && isWork(each) && !namesWorkplace(each))

export const isTown = (part: QueryPart): part is MeaningPart =>
  part.kind === 'meaning' && isPlace(part.meaning)
