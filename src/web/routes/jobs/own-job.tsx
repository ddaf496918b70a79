import type { ReactNode } from 'react'
import { calls } from '#contract/calls.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { ApplicationPanel } from '#web/features/applications/application-panel.tsx'
import { contactOf } from '#web/features/jobs/hr-contact.ts'
import { HrPanel } from '#web/features/jobs/hr-panel.tsx'
import { saveViewedJob } from '#web/features/jobs/viewed-jobs.ts'
import { MatchList } from '#web/features/jobs/match-list.tsx'
import { createBrowserApi } from '#web/lib/api/api.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { clearSessionOf } from '#web/lib/session.ts'

export type OwnJob = {
  readonly job: JobDetails
  readonly hrMobile: string | undefined
  readonly match: ReactNode
  readonly contact: ReactNode
  /** The candidate's application, if there is one. */
  readonly application: ReactNode
}

/** Loads a job as the candidate sees it. An expired session is cleared. */
export async function loadOwnJob(
  jobId: string,
  token: string,
  signal: AbortSignal,
): Promise<OwnJob | undefined> {
  try {
    const job = await createBrowserApi().call(calls.getJob, { params: { jobId }, signal })
    saveViewedJob(job, token)
    return {
      job,
      hrMobile: contactOf(job)?.mobile,
      match: job.appliedDate === null && <MatchList job={job} match={job.match} />,
      contact: <HrPanel job={job} />,
      application: job.appliedDate !== null && (
        <ApplicationPanel
          jobState={job.state}
          status={job.applicationStatus}
          appliedDate={job.appliedDate}
        />
      ),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!signal.aborted && error.isSessionOver) clearSessionOf(token)
    return undefined
  }
}
