import { calls } from '#contract/calls.ts'
import type { ListedJob } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import type { Api, ListPart } from '#web/lib/api/api.ts'

/** The candidate's applications, newest first, by page. */
export function listMyApplications(api: Api, cursor?: string): Promise<ListPart<ListedJob[]>> {
  const window = { apply: 'true', limit: limits.searchPageDefault } as const
  return api.list(calls.listJobs, {
    body: cursor === undefined ? window : { ...window, cursor },
  })
}
