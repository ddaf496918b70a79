import type { ApplicationsShown } from '#contract/applications/stages.ts'
import { calls } from '#contract/calls.ts'
import type { ListedJob } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import type { Api, ListPart } from '#web/lib/api/api.ts'

/** The candidate's applications, newest first, by page. */
export function listMyApplications(
  api: Api,
  { shown = 'all', cursor }: { shown?: ApplicationsShown; cursor?: string } = {},
): Promise<ListPart<ListedJob[]>> {
  const window = { apply: 'true', shown, limit: limits.searchPageDefault } as const
  return api.list(calls.listJobs, {
    body: cursor === undefined ? window : { ...window, cursor },
  })
}
