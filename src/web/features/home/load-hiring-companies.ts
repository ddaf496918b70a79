import { calls } from '#contract/calls.ts'
import type { HiringCompany } from '#contract/job-search/schemas.ts'
import type { Api } from '#web/lib/api/api.ts'
import { orFailure } from '#web/lib/api/or-failure.ts'

/** The companies of the strip. On failure the list is empty and placeholders fill the strip. */
export async function loadHiringCompanies(api: Api): Promise<HiringCompany[]> {
  const companies = await orFailure(api.call(calls.listHiringCompanies))
  return companies.ok ? companies.value : []
}
