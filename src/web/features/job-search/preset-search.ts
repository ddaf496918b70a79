import type { JobFilters } from '#contract/job-search/schemas.ts'
import { paths } from '#web/lib/paths.ts'
import { toSearch } from './job-filters.ts'

/** The preset filters of a landing page. They are in its path, not in its search. */
export type PresetSearch = { readonly path: string; readonly filters: JobFilters }

/**
 * The address of a search: the landing page's own while its preset filters are set, else the
 * general one.
 */
export function addressOf(
  filters: JobFilters,
  preset: PresetSearch | undefined,
  place: Parameters<typeof toSearch>[1] = {},
): string {
  if (!preset) return paths.publicJobs() + toSearch(filters, place)
  const set = Object.entries(preset.filters)
  const requested = new Map(Object.entries(filters))
  if (set.some(([name, value]) => requested.get(name) !== value)) {
    return paths.publicJobs() + toSearch(filters, place)
  }
  const others = [...requested].filter(([name]) => !(name in preset.filters))
  return preset.path + toSearch(Object.fromEntries(others), place)
}
