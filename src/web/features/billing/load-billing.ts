import { calls } from '#contract/calls.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** What the page of plans and bills shows. Without a profile the person is sent to fill it first. */
export async function loadBilling(
  api: Api,
  address: string,
  requireProfile: (api: Api) => Promise<EmployerProfile>,
) {
  const profile = await requireProfile(api)
  const [terms, details, page] = await Promise.all([
    api.call(calls.getPostingTerms),
    api.call(calls.getBillingDetails),
    loadCursorPage(new URL(address), (query) => api.list(calls.listBills, { body: query }), {
      defaultPerPage: 10,
    }),
  ])
  return { profile, terms, details, page }
}

export type BillingPage = Awaited<ReturnType<typeof loadBilling>>
