import { calls } from '#contract/calls.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { Api } from '#web/lib/api/api.ts'
import { orNothing } from '#web/lib/api/or-failure.ts'
import { readSession } from '#web/lib/session.ts'
import { findViewedJob, deleteViewedJob, saveViewedJob } from './viewed-jobs.ts'

export type LoadedJob = {
  readonly job: JobDetails | undefined
  /** The time when the person viewed the job, if this is the offline copy. */
  readonly viewedAt: number | null
}

/**
 * Loads a job for a candidate. While offline, it returns the copy that this person viewed last.
 *
 * @param isLookedAt the person opened it, so it is kept on the device
 */
export async function loadJob(
  api: Api,
  jobId: string,
  signal: AbortSignal,
  isLookedAt = true,
): Promise<LoadedJob> {
  const token = readSession()?.token
  try {
    const job = await orNothing(api.call(calls.getJob, { params: { jobId }, signal }))
    if (!job) deleteViewedJob(jobId)
    else if (isLookedAt) saveViewedJob(job, token)
    return { job, viewedAt: null }
  } catch (error) {
    const viewed = findViewedJob(jobId)
    if (!(error instanceof ApiError && error.code === 'OFFLINE') || !viewed) throw error
    return viewed
  }
}
