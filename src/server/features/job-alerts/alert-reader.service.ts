import type { JobSearchService } from '#server/features/job-search/job-search.service.ts'
import type { Clock } from '#server/lib/clock.ts'
import { everyJobKey, nearKey } from './alert-keys.rules.ts'
import { readSearch } from './alert-search.rules.ts'

type Deps = { jobSearch: Pick<JobSearchService, 'compileFor'>; clock: Clock }

/** Reads an alert's search as the index understands it now. */
export function createAlertReader({ jobSearch, clock }: Deps) {
  return {
    /** @throws AppError UNKNOWN_PINCODE */
    async read(candidateId: string, search: string) {
      const { query, keys, circle } = await jobSearch.compileFor(candidateId, readSearch(search))
      return {
        query: query ?? null,
        keys: [...(keys ?? [circle ? nearKey(circle.near) : everyJobKey])],
        near: circle?.near ?? null,
        within: circle?.withinKm ?? null,
        read_at: clock.now(),
      }
    },
  }
}
