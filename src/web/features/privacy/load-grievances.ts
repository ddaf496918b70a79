import { endpoints } from '#contract/endpoints.ts'
import { grievanceStates } from '#contract/grievances.ts'
import type { Api } from '#web/lib/api.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'

const usualPerPage = 25

/** The tickets that an address of the list shows, with the counts of both tabs. */
export async function loadGrievances(api: Api, url: string) {
  const { searchParams } = new URL(url)
  const state = grievanceStates.find((known) => known === searchParams.get('state')) ?? 'open'
  const address = readPageAddress(searchParams, usualPerPage)
  const list = await api.list(endpoints.listGrievances, {
    body: {
      state,
      limit: address.perPage,
      ...(address.cursor !== undefined && { cursor: address.cursor }),
    },
  })
  return { state, address, list }
}

export type GrievancesPage = Awaited<ReturnType<typeof loadGrievances>>
