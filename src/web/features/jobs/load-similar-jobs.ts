import type { JobFilters } from '#contract/job-search/schemas.ts'
import type { JobCard, LabelledJobCard } from '#contract/jobs/schemas.ts'
import type { Api } from '#web/lib/api/api.ts'
import { orFailure } from '#web/lib/api/or-failure.ts'
import { findPublicJobs } from './job-calls.ts'

const maxJobs = 6

/** What similar jobs are found by: a value or a label of a category, and a city. */
export type KindAndCity = Pick<LabelledJobCard, 'category' | 'jobCity'>

/** Live jobs of the same category and city; if there are none, of the category, else any. */
export async function loadSimilarJobs(
  api: Api,
  { category, jobCity }: KindAndCity,
): Promise<JobCard[]> {
  const queries: readonly JobFilters[] = [{ category, location: jobCity }, { category }, {}]
  for (const filters of queries) {
    const found = await orFailure(findPublicJobs(api, filters, { limit: maxJobs }))
    if (!found.ok) return []
    if (found.value.items.length > 0) return found.value.items
  }
  return []
}
