import { endpoints } from '#contract/endpoints.ts'
import { paymentFilters } from '#contract/payments.ts'
import type { Api } from '#web/lib/api.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'

const usualPerPage = 25

/** The payments that an address of the list shows, with the counts of every tab. */
export async function loadPayments(api: Api, url: string) {
  const { searchParams } = new URL(url)
  const filter = paymentFilters.find((known) => known === searchParams.get('filter')) ?? 'all'
  const address = readPageAddress(searchParams, usualPerPage)
  const list = await api.list(endpoints.listPayments, {
    body: {
      filter,
      limit: address.perPage,
      ...(address.cursor !== undefined && { cursor: address.cursor }),
    },
  })
  return { filter, address, list }
}

export type PaymentsPage = Awaited<ReturnType<typeof loadPayments>>
