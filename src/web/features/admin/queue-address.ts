import type { JobStatusWire } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'

export const queueTabs = [
  'waiting',
  'accepted',
  'rejected',
  'pause',
] as const satisfies readonly JobStatusWire[]
export type QueueTab = (typeof queueTabs)[number]

export const perPageOptions = [10, 25, 50, 100] as const

/** The part of the queue that an address shows. Cursors lead from page to page; `page` counts them. */
export type QueueAddress = {
  readonly tab: QueueTab
  readonly search: string
  readonly perPage: number
  readonly page: number
  readonly cursor: string | undefined
}

export function readQueueAddress(search: URLSearchParams): QueueAddress {
  const perPage = Number(search.get('per'))
  const cursor = search.get('after') ?? undefined
  return {
    tab: queueTabs.find((tab) => tab === search.get('status')) ?? 'waiting',
    search: (search.get('q') ?? '').slice(0, limits.searchTextLength),
    perPage: perPageOptions.find((option) => option === perPage) ?? perPageOptions[0],
    page: cursor === undefined ? 1 : Math.max(1, Math.floor(Number(search.get('page')) || 1)),
    cursor,
  }
}

export function writeQueueAddress(address: Partial<QueueAddress>): string {
  const search = new URLSearchParams()
  if (address.tab !== undefined) search.set('status', address.tab)
  if (address.search) search.set('q', address.search)
  if (address.perPage !== undefined) search.set('per', String(address.perPage))
  if (address.cursor !== undefined) {
    search.set('page', String(address.page ?? 1))
    search.set('after', address.cursor)
  }
  return `?${search.toString()}`
}
