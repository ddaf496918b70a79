import type { JobFilterChoices, JobFilters, LoosenedSearch } from '#contract/job-search.ts'
import type { JobCard } from '#contract/jobs.ts'
import type { Api, ListPart } from '#web/lib/api.ts'
import { orFailure } from '#web/lib/or-failure.ts'
import type { OrFailure } from '#web/lib/or-failure.ts'
import { findPublicJobs } from './job-calls.ts'
import { asksForAllChoices, cursorName, readFilters, readPortions } from './job-filters.ts'
import { loadChoices } from './load-choices.ts'
import { loadLoosened } from './load-loosened.ts'
import { loadPortions } from './load-portions.ts'

export type LoadedSearch = {
  jobs: OrFailure<ListPart<JobCard[]>>
  choices: JobFilterChoices
  /** What else there is, where nothing was found. */
  loosened?: LoosenedSearch | undefined
}

/** The jobs that an address asks for, of those that the page is about, and what can be chosen. */
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
    loadChoices(api, { all: asksForAllChoices(search) }),
  ])
  return {
    jobs,
    choices,
    loosened: await loadLoosened(api, filters, jobs),
  }
}
