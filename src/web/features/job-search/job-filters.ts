import { choiceFilters } from '#contract/job-search/options.ts'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import { pincodePattern } from '#contract/places/pincode.ts'

/* The filters of a job search in the address bar, by the API's parameter names. */

/** The filters that can be removed one by one. Removing the pincode also removes its radius. */
export const filterNames = [...choiceFilters, 'near'] as const
export type FilterName = (typeof filterNames)[number]

const allNames = ['q', ...filterNames, 'within', 'sort'] as const

/** The job that is chosen beside the list. */
export const chosenName = 'job'
/** The number of loaded pages. It is in the address, so that Back restores the position. */
export const portionsName = 'pages'
/**
 * The cursor where the list starts, unless at the newest job. Pages without JavaScript use it for
 * 'next'.
 */
export const cursorName = 'cursor'
const maxPortions = 40
/** The place as it is typed, of a form without script: a city, an area or a pincode. */
export const whereName = 'where'
/** Requests the complete lists of places and companies, for pages without JavaScript. */
const choicesName = 'choices'

/** Reads the filters of an address. Empty ones are omitted. */
export function readFilters(search: URLSearchParams): JobFilters {
  const filters: JobFilters = {}
  for (const name of allNames) {
    const value = search.get(name)?.trim().slice(0, longest(name)) ?? ''
    if (value !== '') filters[name] = value
  }
  const placed = withPlace(filters, search.get(whereName) ?? '')
  return placed.near === undefined ? withFilter(placed, 'within', '') : placed
}

/** Narrows a search to a place as it is typed: a pincode is the middle of a circle, other words join those of the search. */
export function withPlace(filters: JobFilters, typed: string): JobFilters {
  const place = typed.trim()
  if (place === '') return filters
  if (pincodePattern.test(place)) return { ...filters, near: place }
  const words = `${filters.q ?? ''} ${place}`.trim().slice(0, limits.searchTextLength)
  return { ...filters, q: words }
}

/** A search everywhere. */
export const withoutPlace = (filters: JobFilters): JobFilters =>
  withFilter(withFilter(withFilter(filters, 'near', ''), 'within', ''), 'location', '')

const longest = (name: keyof JobFilters) =>
  name === 'q' ? limits.searchTextLength : limits.shortText

export function readPortions(search: URLSearchParams): number {
  const portions = Number(search.get(portionsName) ?? 1)
  return Number.isInteger(portions) ? Math.min(Math.max(portions, 1), maxPortions) : 1
}

export const requestsAllChoices = (search: URLSearchParams): boolean => search.has(choicesName)

/** The same address with the complete lists of choices. */
export function withAllChoices({ pathname, search }: { pathname: string; search: string }): string {
  const next = new URLSearchParams(search)
  next.set(choicesName, 'all')
  return `${pathname}?${next.toString()}`
}

/** Filters as a reply has them. */
export type GivenFilters = { readonly [Name in keyof JobFilters]?: JobFilters[Name] | undefined }

export function toSearch(
  filters: GivenFilters,
  place: { portions?: number; cursor?: string | undefined } = {},
): string {
  const search = new URLSearchParams()
  for (const name of allNames) {
    const value = filters[name]
    if (value !== undefined && value !== '') search.set(name, value)
  }
  if (place.cursor !== undefined) search.set(cursorName, place.cursor)
  if (place.portions !== undefined && place.portions > 1) {
    search.set(portionsName, String(place.portions))
  }
  return search.size > 0 ? `?${search.toString()}` : ''
}

/** Whether two addresses have the same filters, regardless of the number of loaded pages. */
export function isSameSearch(one: URL, other: URL): boolean {
  return (
    one.pathname === other.pathname &&
    one.searchParams.get(cursorName) === other.searchParams.get(cursorName) &&
    toSearch(readFilters(one.searchParams)) === toSearch(readFilters(other.searchParams))
  )
}

export function withFilter(filters: JobFilters, name: keyof JobFilters, value: string): JobFilters {
  const { [name]: _, ...others } = filters
  return value === '' ? others : { ...others, [name]: value }
}

/** Clears all filters but the search text and the order. */
export function withoutFilters({ q = '', sort = '' }: JobFilters): JobFilters {
  return withFilter(withFilter({}, 'q', q), 'sort', sort)
}

/** How many of the filters are set. */
export const countFilters = (filters: JobFilters): number =>
  filterNames.filter((name) => filters[name] !== undefined).length
