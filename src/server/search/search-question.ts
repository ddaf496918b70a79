import { townMeantBy } from './meanings.rules.ts'
import type { SearchKnowledge } from './search-knowledge.ts'
import { filterTerm } from './search-terms.rules.ts'
import type { FilterName } from './search-terms.rules.ts'
import { termsOfPayFrom } from './pay.rules.ts'
import { circleOf } from './spots.rules.ts'
import type { NearbyPlace } from './spots.rules.ts'
import { allOf, anyOf, term, without } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'
import { understand } from './understanding.rules.ts'

/** What a search asks for; '' and undefined ask for nothing. */
export type SearchWish = {
  readonly q?: string | undefined
  /** A stored value of a filter, or any other text, which then finds nothing. */
  readonly filters: Readonly<Partial<Record<FilterName, string | undefined>>>
  /** Rupees a month that a job must be able to pay. */
  readonly payFrom?: number | undefined
  /** The pincodes that are near enough, the nearest first. */
  readonly places?: readonly NearbyPlace[] | undefined
}

/** The wish as queries; both are there when a text is, neither when nothing is asked for. */
export type Question = {
  readonly strict: TextQuery | undefined
  readonly loose: TextQuery | undefined
  /** What only comes near the text: loose and not strict. */
  readonly near: TextQuery | undefined
  /** Where given, only jobs at these pincodes are meant. */
  readonly pincodes: string[] | undefined
}

/** Of a pay or a pincode that the database has not counted among the commonest. */
export const rarePlaceShare = 0.000_05

export function questionOf(wish: SearchWish, known: SearchKnowledge): Question {
  const circle = wish.places && circleOf(wish.places)
  const values = [
    ...filterParts(wish, known),
    ...anyOfTerms(wish.payFrom === undefined ? [] : termsOfPayFrom(wish.payFrom), known),
    ...anyOfTerms(circle?.terms ?? [], known),
  ]
  const text = understand(wish.q ?? '', known)
  return {
    strict: allOf([...(text ? [text.strict] : []), ...values]),
    loose: text && allOf([text.loose, ...values]),
    near:
      text && text.loose.text !== text.strict.text
        ? allOf([without(text.loose, text.strict), ...values])
        : undefined,
    pincodes: circle?.pincodes,
  }
}

function filterParts({ filters }: SearchWish, known: SearchKnowledge): TextQuery[] {
  return filterNames.flatMap((name) => {
    const value = filters[name]
    if (value === undefined || value.trim() === '') return []
    const lexeme = lexemeOf(name, value, known)
    return [term(lexeme, known.shareOf(lexeme))]
  })
}

/** What all that a question finds match; undefined where nothing is asked for. */
export const widest = ({
  strict,
  loose,
}: Pick<Question, 'strict' | 'loose'>): TextQuery | undefined => loose ?? strict

/** The question wherever the jobs are; no other where no place was asked for. */
export function anywhere(question: Question, wish: SearchWish, known: SearchKnowledge): Question {
  return wish.places === undefined ? question : questionOf({ ...wish, places: undefined }, known)
}

/** What a filter's value is found under: the same for all ways to write a town. */
export function lexemeOf(
  name: FilterName,
  value: string,
  { sayings }: Pick<SearchKnowledge, 'sayings'>,
): string {
  const town = name === 'location' ? townMeantBy(value, sayings) : undefined
  return town ?? filterTerm(name, value)
}

function anyOfTerms(lexemes: readonly string[], known: SearchKnowledge): TextQuery[] {
  const part = anyOf(lexemes.map((each) => countedTerm(each, known)))
  return part ? [part] : []
}

/** Of a kind with very many values, most of them rare. */
export const countedTerm = (lexeme: string, known: SearchKnowledge): TextQuery =>
  term(lexeme, known.shareOf(lexeme, rarePlaceShare))

const filterNames = [
  'category',
  'location',
  'company',
  'education',
  'fits',
  'workType',
] as const satisfies readonly FilterName[]
