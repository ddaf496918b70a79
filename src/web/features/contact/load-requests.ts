import { contactRequestStates } from '#contract/contact.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '#web/lib/api.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'

const usualPerPage = 25

/** The requests that an address of the list shows, with the counts of both tabs. */
export async function loadRequests(api: Api, url: string) {
  const { searchParams } = new URL(url)
  const state = contactRequestStates.find((known) => known === searchParams.get('state')) ?? 'open'
  const address = readPageAddress(searchParams, usualPerPage)
  const list = await api.list(endpoints.listContactRequests, {
    body: {
      state,
      limit: address.perPage,
      ...(address.cursor !== undefined && { cursor: address.cursor }),
    },
  })
  return { state, address, list }
}

export type RequestsPage = Awaited<ReturnType<typeof loadRequests>>
