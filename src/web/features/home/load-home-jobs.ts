import { calls } from '#contract/calls.ts'
import type { HomeJobs } from '#contract/job-search/schemas.ts'
import type { Landings } from '#contract/landing-pages/schemas.ts'
import type { Api } from '#web/lib/api/api.ts'
import { orFailure } from '#web/lib/api/or-failure.ts'

const citiesAsked = 8

export type LoadedHomeJobs = { readonly jobs: HomeJobs | undefined; readonly landings: Landings }

/** What home tells of jobs. On failure it is left out. */
export async function loadHomeJobs(api: Api): Promise<LoadedHomeJobs> {
  const [jobs, landings] = await Promise.all([
    orFailure(api.call(calls.getHomeJobs)),
    orFailure(api.call(calls.listLandings, { query: { cities: citiesAsked } })),
  ])
  return {
    jobs: jobs.ok ? jobs.value : undefined,
    landings: landings.ok ? landings.value : { categories: [], cities: [] },
  }
}
