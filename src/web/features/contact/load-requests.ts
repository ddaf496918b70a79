import { contactRequestStates } from '#contract/contact/states.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** The page of the contact requests that an address shows, with the counts of both tabs. */
export async function loadRequests(api: Api, address: string) {
  const url = new URL(address)
  const chosen = url.searchParams.get('state')
  const state = contactRequestStates.find((one) => one === chosen) ?? 'open'
  const page = await loadCursorPage(url, (query) =>
    api.list(adminCalls.listContactRequests, { body: { state, ...query } }),
  )
  return { state, page }
}

export type RequestsPage = Awaited<ReturnType<typeof loadRequests>>
