import { endpoints } from '#contract/endpoints.ts'
import type { ListedJob } from '#contract/jobs.ts'
import { limits } from '#contract/limits.ts'
import type { Api, ListPart } from '#web/lib/api.ts'

/** The jobs this candidate applied to, newest first, a portion at a time. */
export function listMyApplications(api: Api, cursor?: string): Promise<ListPart<ListedJob[]>> {
  const window = { apply: 'true', limit: limits.searchPageDefault } as const
  return api.list(endpoints.listJobs, {
    body: cursor === undefined ? window : { ...window, cursor },
  })
}
