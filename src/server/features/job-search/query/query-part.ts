import { isPlace } from '../synonyms/meanings.rules.ts'
import type { Meaning } from '../synonyms/meanings.rules.ts'
import type { Corrected } from './spelling-correction.rules.ts'

/** A part of a query: a known phrase with its meaning, or any other word. */
export type QueryPart =
  | {
      readonly kind: 'meaning'
      readonly meaning: Meaning
      /** As titles write it. */
      readonly words: readonly string[]
      /** As it is typed. */
      readonly typed: readonly string[]
    }
  | {
      readonly kind: 'word'
      readonly word: Corrected
      /** Says little beside a kind of work. */
      readonly isTitleWord: boolean
    }
  | { readonly kind: 'pay'; readonly rupees: number }

type MeaningPart = Extract<QueryPart, { kind: 'meaning' }>

export const isWork = (part: QueryPart): part is MeaningPart =>
  part.kind === 'meaning' && part.meaning.kind === 'work'

export const isTown = (part: QueryPart): part is MeaningPart =>
  part.kind === 'meaning' && isPlace(part.meaning)
