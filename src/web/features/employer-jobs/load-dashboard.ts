import { calls } from '#contract/calls.ts'
import type { EmployerDuties } from '#contract/employer-jobs/schemas.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { Api } from '#web/lib/api/api.ts'
import { orFailure } from '#web/lib/api/or-failure.ts'
import type { OrFailure } from '#web/lib/api/or-failure.ts'
import { loadOwnJobs } from './load-own-jobs.ts'
import type { OwnJobs } from './load-own-jobs.ts'
import { readSavedDashboard, saveDashboard } from './saved-dashboard.ts'

export type Dashboard = {
  readonly profile: EmployerProfile
  readonly jobs: OwnJobs
  readonly duties: OrFailure<EmployerDuties>
  /** When this device saved it, if there is no connection. */
  readonly savedAt: number | null
}

/** Loads the dashboard. While offline, it returns what this device showed last. */
export async function loadDashboard(
  api: Api,
  address: string,
  loadProfile: (api: Api) => Promise<EmployerProfile>,
): Promise<Dashboard> {
  try {
    const [profile, jobs, duties] = await Promise.all([
      loadProfile(api),
      loadOwnJobs(api, address),
      orFailure(api.call(calls.getEmployerDuties)),
    ])
    saveDashboard({ profile, jobs, duties })
    return { profile, jobs, duties, savedAt: null }
  } catch (error) {
    const saved = readSavedDashboard()
    if (!(error instanceof ApiError && error.code === 'OFFLINE') || !saved) throw error
    return saved
  }
}
