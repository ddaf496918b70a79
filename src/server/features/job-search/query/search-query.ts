import { townOf } from '../synonyms/meanings.rules.ts'
import type { SearchDictionary } from '../index/dictionary.ts'
import { filterTerm } from './search-terms.rules.ts'
import type { FilterName } from './search-terms.rules.ts'
import { termsOfPayFrom } from './pay.rules.ts'
import { circleOf } from './geo-cells.rules.ts'
import type { NearbyPlace } from './geo-cells.rules.ts'
import { allOf, anyOf, not, term, without } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'
import { cost } from './match-levels.ts'
import { unwantedJobs } from './meaning-levels.rules.ts'
import { parseQuery } from './query-parser.rules.ts'
import { isTown, isUnwanted } from './query-part.ts'
import { tiersOf } from './ranking-tiers.rules.ts'
import type { Tier } from './ranking-tiers.rules.ts'

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

/** The input as tsqueries. */
export type SearchQuery = {
  /** The filters alone; undefined where nothing filters. */
  readonly filters: TextQuery | undefined
  /** With the filters, each with the ones before it; none without a text. */
  readonly tiers: readonly Tier[]
  /** How many of the tiers match all that the text says. The others follow where these have less than a page. */
  readonly matching: number
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: string[] | undefined
  /** The filter term of the town that the text names. */
  readonly town: string | undefined
}

/** The share of a pay or a place that is not among the commonest terms. */
const rarePlaceShare = 0.000_05

/** A text is matched whole by titles and fields; `matching` is raised where these have too few jobs. */
export function toSearchQuery(input: SearchInput, dictionary: SearchDictionary): SearchQuery {
  const parsed = parseQuery(input.q ?? '', dictionary)
  const parts = parsed.filter((part) => !isUnwanted(part))
  const unwanted = anyOf(
    parsed.filter(isUnwanted).flatMap((part) => unwantedJobs(part, dictionary)),
  )
  const tiers = tiersOf(parts, dictionary)
  const circle = input.places && circleOf(input.places)
  const values = [
    ...(unwanted ? [not(unwanted)] : []),
    ...filterParts(input, dictionary),
    ...anyOfTerms(input.payFrom === undefined ? [] : termsOfPayFrom(input.payFrom), dictionary),
    ...anyOfTerms(circle?.terms ?? [], dictionary),
  ]
  return {
    filters: allOf(values),
    tiers: tiers.map((tier) => ({ ...tier, query: allOf([tier.query, ...values]) ?? tier.query })),
    matching: Math.max(
      tiers.filter((tier) => tier.cost <= cost.loose).length,
      Math.min(1, tiers.length),
    ),
    pincodes: circle?.pincodes,
    town: parts.flatMap((part) => (isTown(part) ? (part.meaning.lexeme ?? []) : []))[0],
  }
}

function filterParts(
  { filters }: Pick<SearchInput, 'filters'>,
  dictionary: SearchDictionary,
): TextQuery[] {
  return filterNames.flatMap((name) => {
    const value = filters[name]
    if (value === undefined || value.trim() === '') return []
    const lexeme = lexemeOf(name, value, dictionary)
    return [term(lexeme, dictionary.shareOf(lexeme))]
  })
}

/** What every match satisfies; undefined for an empty input. */
export const widest = ({
  tiers,
  matching,
  filters,
}: Pick<SearchQuery, 'tiers' | 'matching' | 'filters'>): TextQuery | undefined =>
  tiers[matching - 1]?.query ?? filters

/** The jobs of a tier that no better tier has. */
export function onlyIn(tiers: readonly Tier[], at: number): TextQuery | undefined {
  const tier = tiers[at]
  return tier && tier.better.reduce(without, tier.query)
}

/** The query without its place. */
export function anywhere(
  query: SearchQuery,
  input: SearchInput,
  dictionary: SearchDictionary,
): SearchQuery {
  return input.places === undefined
    ? query
    : { ...toSearchQuery({ ...input, places: undefined }, dictionary), matching: query.matching }
}

/** The term of a filter's value: the same for all spellings of a town. */
export function lexemeOf(
  name: FilterName,
  value: string,
  { synonyms }: { readonly synonyms: Pick<SearchDictionary['synonyms'], 'find'> },
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
  'shift',
  'workTime',
  'benefit',
] as const satisfies readonly FilterName[]
