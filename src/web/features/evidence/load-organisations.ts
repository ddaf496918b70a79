import { trustCalls } from '#contract/trust-calls.ts'
import { organisationViews } from '#contract/evidence/views.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** The page of the organisations that an address shows, with the counts of both tabs. */
export async function loadOrganisations(api: Api, address: string) {
  const url = new URL(address)
  const show = organisationViews.find((one) => one === url.searchParams.get('show')) ?? 'toCheck'
  const q = (url.searchParams.get('q') ?? '').slice(0, limits.searchTextLength)
  const page = await loadCursorPage(url, (query) =>
    api.list(trustCalls.listOrganisations, { body: { show, search: q, ...query } }),
  )
  return { show, q, page }
}

export type OrganisationsPage = Awaited<ReturnType<typeof loadOrganisations>>
