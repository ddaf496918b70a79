import { endpoints } from '#contract/endpoints.ts'
import type { JobDetails } from '#contract/jobs.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { Api } from '#web/lib/api.ts'
import { orNothing } from '#web/lib/or-failure.ts'
import { readSession } from '#web/lib/session.ts'
import { findSeenJob, forgetSeenJob, keepSeenJob } from './seen-jobs.ts'

export type LoadedJob = {
  readonly job: JobDetails | undefined
  /** When it was seen, where the line is dead and this is the copy. */
  readonly seenAt: number | null
}

/** A job for a candidate; without a line, as this person saw it last. */
export async function loadJob(api: Api, jobId: string, signal: AbortSignal): Promise<LoadedJob> {
  const token = readSession()?.token
  try {
    const job = await orNothing(api.call(endpoints.getJob, { params: { jobId }, signal }))
    if (job) keepSeenJob(job, token)
    else forgetSeenJob(jobId)
    return { job, seenAt: null }
  } catch (error) {
    const seen = findSeenJob(jobId)
    if (!(error instanceof ApiError && error.code === 'OFFLINE') || !seen) throw error
    return seen
  }
}
