import { endpoints } from '#contract/endpoints.ts'
import type { JobFilters, LoosenedSearch } from '#contract/job-search.ts'
import type { Api, ListPart } from '#web/lib/api.ts'
import { orFailure } from '#web/lib/or-failure.ts'
import type { OrFailure } from '#web/lib/or-failure.ts'

/** What to leave out of a search, where it found nothing. It is a help: without it the page stands as well. */
export async function loadLoosened(
  api: Api,
  filters: JobFilters,
  jobs: OrFailure<ListPart<unknown[]>>,
): Promise<LoosenedSearch | undefined> {
  if (!jobs.ok || jobs.value.total > 0) return undefined
  const loosened = await orFailure(api.call(endpoints.loosenSearch, { query: filters }))
  return loosened.ok ? loosened.value : undefined
}
