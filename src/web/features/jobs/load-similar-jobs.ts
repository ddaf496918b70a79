import type { JobFilters } from '#contract/job-search.ts'
import type { ClosedJob, JobCard } from '#contract/jobs.ts'
import type { Api } from '#web/lib/api.ts'
import { orFailure } from '#web/lib/or-failure.ts'
import { findPublicJobs } from './job-calls.ts'

const wanted = 6

/** Live jobs of the same category in the same city; elsewhere, or any at all, where there are none. */
export async function loadSimilarJobs(
  api: Api,
  { category, jobCity }: ClosedJob,
): Promise<JobCard[]> {
  const wishes: readonly JobFilters[] = [{ category, location: jobCity }, { category }, {}]
  for (const filters of wishes) {
    const found = await orFailure(findPublicJobs(api, filters, { limit: wanted }))
    if (!found.ok) return []
    if (found.value.items.length > 0) return found.value.items
  }
  return []
}
