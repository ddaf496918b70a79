import { endpoints } from '#contract/endpoints.ts'
import type { HiringCompany } from '#contract/jobs.ts'
import type { Api } from '#web/lib/api.ts'
import { orFailure } from '#web/lib/or-failure.ts'

/** The strip's companies; while they can't be had its places are filled with neutral marks. */
export async function loadHiringCompanies(api: Api): Promise<HiringCompany[]> {
  const companies = await orFailure(api.call(endpoints.listHiringCompanies))
  return companies.ok ? companies.value : []
}
