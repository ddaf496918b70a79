import { adminCalls } from '#contract/admin-calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'
import { filtersOfTab, hasOrder, readQueueFilters } from './queue-filters.ts'

/** Loads one page of the queue by the address, with the counts of all tabs. */
export async function loadQueue(api: Api, address: string) {
  const url = new URL(address)
  const { tab, search, sort } = readQueueFilters(url.searchParams)
  const page = await loadCursorPage(
    url,
    (query) =>
      api.list(adminCalls.listQueuedJobs, {
        body: {
          ...filtersOfTab[tab],
          ...(hasOrder(tab) && { sort }),
          ...(search && { q: search }),
          ...query,
        },
      }),
    { defaultPerPage: 10 },
  )
  return { tab, search, sort, page }
}

export type Queue = Awaited<ReturnType<typeof loadQueue>>
