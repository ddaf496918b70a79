import { stateCountName } from '#contract/jobs/states.ts'
import type { JobStatusWire } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'

/** The tabs of the queue, by the counts of the list. */
export const queueTabs = [
  'waiting',
  'revised',
  'needs_changes',
  'accepted',
  'rejected',
  'pause',
  'reported',
] as const satisfies readonly (JobStatusWire | 'reported' | 'revised' | 'needs_changes')[]

/** The orders of the tabs whose jobs wait. */
export const queueOrders = ['waiting', 'score'] as const

type QueueFilters = {
  readonly tab: (typeof queueTabs)[number]
  readonly search: string
  readonly sort: (typeof queueOrders)[number]
}

/** Whether the jobs of a tab wait for an admin, so that their order can be chosen. */
export const hasOrder = (tab: QueueFilters['tab']): boolean =>
  tab === 'waiting' || tab === 'revised'

/** Reads the tab, the order and the search text of the queue from the address. */
export const readQueueFilters = (search: URLSearchParams): QueueFilters => ({
  tab: queueTabs.find((tab) => tab === search.get('status')) ?? 'waiting',
  sort: queueOrders.find((sort) => sort === search.get('sort')) ?? 'waiting',
  search: (search.get('q') ?? '').slice(0, limits.searchTextLength),
})

/** The filters of the list that a tab shows. */
export const filtersOfTab = {
  // A job that needs changes has the same status, but waits for its employer.
  waiting: { status: 'waiting', state: 'waiting' },
  revised: { revised: 'true' },
  needs_changes: { status: 'waiting', state: 'needs_changes' },
  accepted: { status: 'accepted' },
  rejected: { status: 'rejected' },
  pause: { status: 'pause' },
  reported: { reported: 'true' },
} as const satisfies Record<(typeof queueTabs)[number], object>

/** The name of a tab's count. */
export const countOfTab = {
  waiting: stateCountName('waiting'),
  revised: 'revised',
  needs_changes: stateCountName('needs_changes'),
  accepted: 'accepted',
  rejected: 'rejected',
  pause: 'pause',
  reported: 'reported',
} as const satisfies Record<(typeof queueTabs)[number], string>
