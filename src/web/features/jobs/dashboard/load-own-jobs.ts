import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '#web/lib/api.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'

export type JobSort = { readonly by: 'posted' | 'expiry'; readonly order: 'asc' | 'desc' }

export type OwnJobs = Awaited<ReturnType<typeof loadOwnJobs>>

const usualPerPage = 10

/** The page of the employer's jobs that the address asks for. */
export async function loadOwnJobs(api: Api, search: URLSearchParams) {
  const address = readPageAddress(search, usualPerPage)
  const sort: JobSort = {
    by: search.get('sort') === 'expiry' ? 'expiry' : 'posted',
    order: search.get('order') === 'asc' ? 'asc' : 'desc',
  }
  const list = await api.list(endpoints.listOwnJobs, {
    body: {
      sort: sort.by,
      order: sort.order,
      limit: address.perPage,
      cursor: address.cursor ?? '',
    },
  })
  return { list, address, sort }
}
