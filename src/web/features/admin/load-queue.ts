import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '#web/lib/api.ts'
import { readQueueAddress } from './queue-address.ts'

/** The jobs that an address of the approvals page shows, with the counts of all tabs. */
export async function loadQueue(api: Api, url: string) {
  const address = readQueueAddress(new URL(url).searchParams)
  const list = await api.list(endpoints.listQueuedJobs, {
    body: {
      status: address.tab,
      limit: address.perPage,
      ...(address.search && { q: address.search }),
      ...(address.cursor !== undefined && { cursor: address.cursor }),
    },
  })
  return { address, list }
}

export type Queue = Awaited<ReturnType<typeof loadQueue>>
