import type { JobFilters } from '#contract/job-search.ts'
import { limits } from '#contract/limits.ts'

/* The filters of a job search as they stand in the address bar, under the names of the API. */

export const selectNames = [
  'category',
  'location',
  'company',
  'education',
  'salary',
  'experience',
  'workType',
] as const
export type SelectName = (typeof selectNames)[number]

/** Each can be taken off by itself; with the pincode goes the circle around it. */
const filterNames = [...selectNames, 'near'] as const
export type FilterName = (typeof filterNames)[number]

const allNames = ['q', ...filterNames, 'within', 'sort'] as const

/** How many portions of the list are open; kept in the address so that Back finds the place again. */
const portionsName = 'pages'
/** Where the list begins, when not at the newest job: pages without JavaScript go on by it. */
export const cursorName = 'cursor'
const mostPortions = 40
/** Asks for every place and company there is to choose, where no script fetches them. */
const choicesName = 'choices'

/** Empty filters are left out. */
export function readFilters(search: URLSearchParams): JobFilters {
  const filters: JobFilters = {}
  for (const name of allNames) {
    const value = search.get(name)?.trim().slice(0, longest(name)) ?? ''
    if (value !== '') filters[name] = value
  }
  return filters.near === undefined ? withFilter(filters, 'within', '') : filters
}

const longest = (name: keyof JobFilters) =>
  name === 'q' ? limits.searchTextLength : limits.shortText

export function readPortions(search: URLSearchParams): number {
  const portions = Number(search.get(portionsName) ?? 1)
  return Number.isInteger(portions) ? Math.min(Math.max(portions, 1), mostPortions) : 1
}

export const asksForAllChoices = (search: URLSearchParams): boolean => search.has(choicesName)

/** The same page, with every choice. */
export function withAllChoices({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search)
  asked.set(choicesName, 'all')
  return `${pathname}?${asked.toString()}`
}

export function toSearch(
  filters: JobFilters,
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

/** Whether two addresses ask for the same jobs, however many portions are open. */
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

/** What was typed stays, and the order. */
export function withoutFilters({ q = '', sort = '' }: JobFilters): JobFilters {
  return withFilter(withFilter({}, 'q', q), 'sort', sort)
}

export function countFilters(filters: JobFilters): number {
  return filterNames.filter((name) => filters[name] !== undefined).length
}
