import type { JobStatusWire } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'
import type { PageAddress } from '#web/lib/use-cursor-pages.ts'

export const queueTabs = [
  'waiting',
  'accepted',
  'rejected',
  'pause',
  'reported',
] as const satisfies readonly (JobStatusWire | 'reported')[]
type QueueTab = (typeof queueTabs)[number]

const usualPerPage = 10

/** The part of the queue that an address shows. */
export type QueueAddress = PageAddress & { readonly tab: QueueTab; readonly search: string }

export function readQueueAddress(search: URLSearchParams): QueueAddress {
  return {
    ...readPageAddress(search, usualPerPage),
    tab: queueTabs.find((tab) => tab === search.get('status')) ?? 'waiting',
    search: (search.get('q') ?? '').slice(0, limits.searchTextLength),
  }
}
