import { calls } from '#contract/calls.ts'
import type { JobFilters, LoosenedSearch } from '#contract/job-search/schemas.ts'
import type { Api, ListPart } from '#web/lib/api/api.ts'
import { orFailure } from '#web/lib/api/or-failure.ts'
import type { OrFailure } from '#web/lib/api/or-failure.ts'

/**
 * Loads looser variants of a search without results. They are optional, so a failure gives none.
 */
export async function loadLoosened(
  api: Api,
  filters: JobFilters,
  jobs: OrFailure<ListPart<unknown[]>>,
): Promise<LoosenedSearch | undefined> {
  if (!jobs.ok || jobs.value.items.length > 0) return undefined
  const loosened = await orFailure(api.call(calls.loosenSearch, { query: filters }))
  return loosened.ok ? loosened.value : undefined
}
