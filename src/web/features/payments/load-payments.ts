import { calls } from '#contract/calls.ts'
import { paymentFilters } from '#contract/payments/states.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'

/** The page of the payments that an address shows, with the counts of every tab. */
export async function loadPayments(api: Api, address: string) {
  const url = new URL(address)
  const chosen = url.searchParams.get('filter')
  const filter = paymentFilters.find((one) => one === chosen) ?? 'all'
  const page = await loadCursorPage(url, (query) =>
    api.list(calls.listPayments, { body: { filter, ...query } }),
  )
  return { filter, page }
}

export type PaymentsPage = Awaited<ReturnType<typeof loadPayments>>
