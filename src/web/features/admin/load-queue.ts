import { redirect } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '#web/lib/api.ts'
import { readQueueAddress } from './queue-address.ts'

/** The jobs that an address of the approvals page shows, with the counts of all tabs. */
export async function loadQueue(api: Api, url: string) {
  const { pathname, searchParams } = new URL(url)
  const address = readQueueAddress(searchParams)
  const list = await api.list(endpoints.listQueuedJobs, {
    body: {
      ...(address.tab === 'reported' ? { reported: 'true' as const } : { status: address.tab }),
      limit: address.perPage,
      ...(address.search && { q: address.search }),
      ...(address.cursor !== undefined && { cursor: address.cursor }),
    },
  })
  // The last job of a later page was decided on: the list goes on at its start.
  if (list.items.length === 0 && address.cursor !== undefined) {
    searchParams.delete('after')
    searchParams.delete('page')
    throw redirect(`${pathname}?${searchParams.toString()}`)
  }
  return { address, list }
}

export type Queue = Awaited<ReturnType<typeof loadQueue>>
