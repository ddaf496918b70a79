import { endpoints } from '#contract/endpoints.ts'
import type { JobFilters } from '#contract/job-search.ts'
import type { JobCard, ListedJob } from '#contract/jobs.ts'
import type { Api, ListPart } from '#web/lib/api.ts'

type Window = { limit: number; cursor?: string; signal?: AbortSignal }

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

/** Live jobs as a candidate sees them, with their own applications marked. */
export function findJobs(
  api: Api,
  filters: JobFilters,
  { signal, ...window }: Window,
): Promise<ListPart<ListedJob[]>> {
  return api.list(endpoints.listJobs, { body: { ...filters, ...window }, ...withSignal(signal) })
}

/** Live jobs as anybody sees them. */
export function findPublicJobs(
  api: Api,
  filters: JobFilters,
  { signal, ...window }: Window,
): Promise<ListPart<JobCard[]>> {
  return api.list(endpoints.listPublicJobs, {
    query: { ...filters, ...window },
    ...withSignal(signal),
  })
}
