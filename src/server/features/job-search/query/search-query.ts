import { townOf } from '../synonyms/meanings.rules.ts'
import type { SearchDictionary } from '../index/search-dictionary.ts'
import { filterTerm } from './search-terms.rules.ts'
import type { FilterName } from './search-terms.rules.ts'
import { termsOfPayFrom } from './pay.rules.ts'
import { circleOf } from './geo-cells.rules.ts'
import type { NearbyPlace } from './geo-cells.rules.ts'
import { allOf, anyOf, term, without } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'
import { understand } from './understanding.rules.ts'

/** The input of a search; '' and undefined do not filter. */
export type SearchInput = {
  readonly q?: string | undefined
  /** A stored value of a filter, or any other text, which then finds nothing. */
  readonly filters: Readonly<Partial<Record<FilterName, string | undefined>>>
  /** Rupees a month that a job must pay at least. */
  readonly payFrom?: number | undefined
  /** The pincodes within the circle, the nearest first. */
  readonly places?: readonly NearbyPlace[] | undefined
}

/** The input as tsqueries: both strict and loose for a text, strict alone for filters, neither for an empty input. */
export type SearchQuery = {
  readonly strict: TextQuery | undefined
  readonly loose: TextQuery | undefined
  /** Matches loosely and not strictly. */
  readonly near: TextQuery | undefined
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: string[] | undefined
}

/** The share of a pay or a place that is not among the commonest terms. */
const rarePlaceShare = 0.000_05

export function toSearchQuery(input: SearchInput, dictionary: SearchDictionary): SearchQuery {
  const circle = input.places && circleOf(input.places)
  const values = [
    ...filterParts(input, dictionary),
    ...anyOfTerms(input.payFrom === undefined ? [] : termsOfPayFrom(input.payFrom), dictionary),
    ...anyOfTerms(circle?.terms ?? [], dictionary),
  ]
  const text = understand(input.q ?? '', dictionary)
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

function filterParts({ filters }: SearchInput, dictionary: SearchDictionary): TextQuery[] {
  return filterNames.flatMap((name) => {
    const value = filters[name]
    if (value === undefined || value.trim() === '') return []
    const lexeme = lexemeOf(name, value, dictionary)
    return [term(lexeme, dictionary.shareOf(lexeme))]
  })
}

/** The tsquery that every match satisfies; undefined for an empty input. */
export const widest = ({
  strict,
  loose,
}: Pick<SearchQuery, 'strict' | 'loose'>): TextQuery | undefined => loose ?? strict

/** The query without its place. */
export function anywhere(
  query: SearchQuery,
  input: SearchInput,
  dictionary: SearchDictionary,
): SearchQuery {
  return input.places === undefined
    ? query
    : toSearchQuery({ ...input, places: undefined }, dictionary)
}

/** The term of a filter's value: the same for all spellings of a town. */
export function lexemeOf(
  name: FilterName,
  value: string,
  { synonyms }: Pick<SearchDictionary, 'synonyms'>,
): string {
  const town = name === 'location' ? townOf(value, synonyms) : undefined
  return town ?? filterTerm(name, value)
}

function anyOfTerms(lexemes: readonly string[], dictionary: SearchDictionary): TextQuery[] {
  const part = anyOf(lexemes.map((each) => countedTerm(each, dictionary)))
  return part ? [part] : []
}

/** A term of a kind with very many values, most of them rare. */
export const countedTerm = (lexeme: string, dictionary: SearchDictionary): TextQuery =>
  term(lexeme, dictionary.shareOf(lexeme, rarePlaceShare))

const filterNames = [
  'category',
  'location',
  'company',
  'education',
  'fits',
  'workType',
] as const satisfies readonly FilterName[]
