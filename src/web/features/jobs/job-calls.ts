import { calls } from '#contract/calls.ts'
import type { JobFilters, ListedJob } from '#contract/job-search/schemas.ts'
import type { JobCard } from '#contract/jobs/schemas.ts'
import type { Api, ListPart } from '#web/lib/api/api.ts'

type Window = { limit: number; cursor?: string; signal?: AbortSignal }

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {})

/** Live jobs for a candidate, with the candidate's applications marked. */
export function findJobs(
  api: Api,
  filters: JobFilters,
  { signal, ...window }: Window,
): Promise<ListPart<ListedJob[]>> {
  return api.list(calls.listJobs, { body: { ...filters, ...window }, ...withSignal(signal) })
}

/** Live jobs for the public. */
export function findPublicJobs(
  api: Api,
  filters: JobFilters,
  { signal, ...window }: Window,
): Promise<ListPart<JobCard[]>> {
  return api.list(calls.listPublicJobs, {
    query: { ...filters, ...window },
    ...withSignal(signal),
  })
}
