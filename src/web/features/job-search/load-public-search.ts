import type { JobFilterChoices, JobFilters, LoosenedSearch } from '#contract/job-search/schemas.ts'
import type { JobCard } from '#contract/jobs/schemas.ts'
import type { Api, ListPart } from '#web/lib/api/api.ts'
import { orFailure } from '#web/lib/api/or-failure.ts'
import type { OrFailure } from '#web/lib/api/or-failure.ts'
import { findPublicJobs } from '#web/features/jobs/job-calls.ts'
import { requestsAllChoices, cursorName, readFilters, readPortions } from './job-filters.ts'
import { loadChoices } from './load-choices.ts'
import { loadLoosened } from './load-loosened.ts'
import { loadPortions } from './load-portions.ts'

export type LoadedSearch = {
  jobs: OrFailure<ListPart<JobCard[]>>
  choices: JobFilterChoices
  /** Alternatives for a search without results. */
  loosened?: LoosenedSearch | undefined
}

/**
 * Loads the jobs and the filter choices of a public search, by the address and the page's preset
 * filters.
 */
export async function loadPublicSearch(
  api: Api,
  search: URLSearchParams,
  preset: JobFilters = {},
): Promise<LoadedSearch> {
  const filters = { ...readFilters(search), ...preset }
  const [jobs, choices] = await Promise.all([
    orFailure(
      loadPortions(
        readPortions(search),
        (window) => findPublicJobs(api, filters, window),
        search.get(cursorName) ?? undefined,
      ),
    ),
    loadChoices(api, { all: requestsAllChoices(search) }),
  ])
  return {
    jobs,
    choices,
    loosened: await loadLoosened(api, filters, jobs),
  }
}
