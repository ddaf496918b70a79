import { endpoints } from '#contract/endpoints.ts'
import type { JobFilterChoices } from '#contract/job-search.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api.ts'
import { orFailure } from '#web/lib/or-failure.ts'

/** The commonest places and companies, or `all`. Without them a search works as well. */
export async function loadChoices(
  api: Api,
  { all = false, signal }: { all?: boolean; signal?: AbortSignal } = {},
): Promise<JobFilterChoices> {
  const choices = await orFailure(
    api.call(endpoints.listJobFilterChoices, {
      ...(!all && { query: { most: limits.filterChoicesAtFirst } }),
      ...(signal && { signal }),
    }),
  )
  return choices.ok ? choices.value : { locations: [], companies: [], isWhole: false }
}
