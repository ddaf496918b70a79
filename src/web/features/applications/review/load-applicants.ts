import { applicationStatuses } from '#contract/applications.ts'
import type { ApplicationStatus } from '#contract/applications.ts'
import { endpoints } from '#contract/endpoints.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'

export type Review = Awaited<ReturnType<typeof loadApplicants>>

const usualPerPage = 25

/** The applicants that the address asks for: a tab, a search, a page. */
export async function loadApplicants(api: Api, jobId: string, search: URLSearchParams) {
  const address = readPageAddress(search, usualPerPage)
  const tab: ApplicationStatus =
    applicationStatuses.find((status) => status === search.get('tab')) ?? 'waiting'
  const q = (search.get('q') ?? '').slice(0, limits.searchTextLength)
  const [job, list] = await Promise.all([
    api.call(endpoints.getJob, { params: { jobId } }),
    api.list(endpoints.listApplicants, {
      params: { jobId },
      body: { status: tab, limit: address.perPage, q, cursor: address.cursor ?? '' },
    }),
  ])
  return { job, list, address, tab, q }
}
