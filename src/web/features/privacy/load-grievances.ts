import { adminCalls } from '#contract/admin-calls.ts'
import { grievanceStates } from '#contract/privacy/states.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** Loads a page of tickets by the address, with the counts of both tabs. */
export async function loadGrievances(api: Api, address: string) {
  const url = new URL(address)
  const chosen = url.searchParams.get('state')
  const state = grievanceStates.find((one) => one === chosen) ?? 'open'
  const page = await loadCursorPage(url, (query) =>
    api.list(adminCalls.listGrievances, { body: { state, ...query } }),
  )
  return { state, page }
}

export type GrievancesPage = Awaited<ReturnType<typeof loadGrievances>>
