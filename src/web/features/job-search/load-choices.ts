import { calls } from '#contract/calls.ts'
import type { JobFilterChoices } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api/api.ts'
import { orFailure } from '#web/lib/api/or-failure.ts'

/**
 * Loads the most common places and companies, or `all`. They are optional, so a failure gives empty
 * lists.
 */
export async function loadChoices(
  api: Api,
  { all = false, signal }: { all?: boolean; signal?: AbortSignal } = {},
): Promise<JobFilterChoices> {
  const choices = await orFailure(
    api.call(calls.listJobFilterChoices, {
      ...(!all && { query: { max: limits.filterChoicesAtFirst } }),
      ...(signal && { signal }),
    }),
  )
  return choices.ok ? choices.value : { locations: [], companies: [], isWhole: false }
}
