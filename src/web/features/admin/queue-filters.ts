import type { JobStatusWire } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'

export const queueTabs = [
  'waiting',
  'accepted',
  'rejected',
  'pause',
  'reported',
] as const satisfies readonly (JobStatusWire | 'reported')[]

type QueueFilters = { readonly tab: (typeof queueTabs)[number]; readonly search: string }

/** Reads the tab and the search text of the queue from the address. */
export const readQueueFilters = (search: URLSearchParams): QueueFilters => ({
  tab: queueTabs.find((tab) => tab === search.get('status')) ?? 'waiting',
  search: (search.get('q') ?? '').slice(0, limits.searchTextLength),
})
