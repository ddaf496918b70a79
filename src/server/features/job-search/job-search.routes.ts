import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { JobSearchService } from './job-search.service.ts'

export function bindJobSearch(bind: Bind, search: JobSearchService): void {
  bind.signedIn(endpoints.listJobs, async ({ viewer, body, sendPage }) =>
    sendPage(await search.listJobs(viewer, body)),
  )
  bind.open(endpoints.listPublicJobs, async ({ query, sendPage }) =>
    sendPage(await search.listPublicJobs(query)),
  )
  bind.open(endpoints.countJobOptions, async ({ query }) => search.countJobOptions(query))
  bind.open(endpoints.loosenSearch, async ({ query }) => search.loosenSearch(query))
  bind.open(endpoints.suggestSearches, async ({ query }) => search.suggestSearches(query.q ?? ''))
  bind.open(endpoints.listJobFilterChoices, async ({ query }) =>
    search.listJobFilterChoices(query.max),
  )
  bind.signedIn(endpoints.listMissedSearches, async ({ query, sendPage }) =>
    sendPage(await search.listMissedSearches(query)),
  )
  bind.signedIn(endpoints.listJobsForYou, async ({ viewer }) => search.listJobsForYou(viewer))
  bind.open(endpoints.getHomeJobs, async () => search.getHomeJobs())
  bind.open(endpoints.listHiringCompanies, async () => search.listHiringCompanies())
}
