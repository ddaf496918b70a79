import { calls } from '#contract/calls.ts'
import type { Api } from '#web/lib/api/api.ts'
import { loadCursorPage } from '#web/lib/api/load-cursor-page.ts'
import { listApplicants, readReviewFilters } from './review-filters.ts'
import { filterOfTab, reviewTabs } from './review-tabs.tsx'
import type { ReviewTab } from './review-tabs.tsx'

export type Review = Awaited<ReturnType<typeof loadApplicants>>

/** Loads the applicants by the tab, filters and page of the address. */
export async function loadApplicants(api: Api, jobId: string, address: string) {
  const url = new URL(address)
  const chosen = url.searchParams.get('tab')
  const tab: ReviewTab = reviewTabs.find((one) => one === chosen) ?? 'waiting'
  const filters = readReviewFilters(url.searchParams)
  const [job, page] = await Promise.all([
    api.call(calls.getJob, { params: { jobId } }),
    loadCursorPage(url, (query) =>
      listApplicants(api, jobId, filters, { ...filterOfTab(tab), ...query }),
    ),
  ])
  return { job, page, tab, filters }
}
