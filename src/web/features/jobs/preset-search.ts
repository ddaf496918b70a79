import type { JobFilters } from '#contract/job-search.ts'
import { paths } from '#web/lib/paths.ts'
import { toSearch } from './job-filters.ts'

/** A page of jobs that is about some of the filters: they stand in its path, not in its search. */
export type PresetSearch = { readonly path: string; readonly filters: JobFilters }

/** The address of a search: the page's own as long as it is about what the page is about. */
export function addressOf(
  filters: JobFilters,
  preset: PresetSearch | undefined,
  place: Parameters<typeof toSearch>[1] = {},
): string {
  if (!preset) return paths.publicJobs() + toSearch(filters, place)
  const set = Object.entries(preset.filters)
  const asked = new Map(Object.entries(filters))
  if (set.some(([name, value]) => asked.get(name) !== value)) {
    return paths.publicJobs() + toSearch(filters, place)
  }
  const others = [...asked].filter(([name]) => !(name in preset.filters))
  return preset.path + toSearch(Object.fromEntries(others), place)
}
