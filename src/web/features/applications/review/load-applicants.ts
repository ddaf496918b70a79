import { applicationStatuses } from '#contract/applications.ts'
import type { ApplicationStatus } from '#contract/applications.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Api } from '#web/lib/api.ts'
import { readPageAddress } from '#web/lib/use-cursor-pages.ts'
import { listApplicants, readReviewFilters } from './review-filters.ts'

export type Review = Awaited<ReturnType<typeof loadApplicants>>

const usualPerPage = 25

/** The applicants that the address asks for: a tab, filters, a page. */
export async function loadApplicants(api: Api, jobId: string, search: URLSearchParams) {
  const address = readPageAddress(search, usualPerPage)
  const tab: ApplicationStatus =
    applicationStatuses.find((status) => status === search.get('tab')) ?? 'waiting'
  const filters = readReviewFilters(search)
  const part = { status: tab, limit: address.perPage, cursor: address.cursor ?? '' }
  const [job, list] = await Promise.all([
    api.call(endpoints.getJob, { params: { jobId } }),
    listApplicants(api, jobId, filters, part),
  ])
  return { job, list, address, tab, filters }
}
