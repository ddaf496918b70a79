import { adminCalls } from '#contract/admin-calls.ts'
import { limits } from '#contract/limits.ts'
import { paymentFilters } from '#contract/payments/states.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'
import { isDay } from '#web/lib/api/shapes.ts'

/** The page of the payments that an address shows, with the counts of every tab. */
export async function loadPayments(api: Api, address: string) {
  const url = new URL(address)
  const read = (name: string): string => url.searchParams.get(name) ?? ''
  const day = (name: string): string => (isDay(read(name)) ? read(name) : '')
  const filter = paymentFilters.find((one) => one === read('filter')) ?? 'all'
  const found = {
    q: read('q').slice(0, limits.searchTextLength),
    from: day('from'),
    to: day('to'),
  }
  const page = await loadCursorPage(url, (query) =>
    api.list(adminCalls.listPayments, { body: { filter, ...found, ...query } }),
  )
  return { filter, found, page }
}

export type PaymentsPage = Awaited<ReturnType<typeof loadPayments>>
