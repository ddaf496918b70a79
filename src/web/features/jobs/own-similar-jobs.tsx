import { useEffect, useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { SharedJob } from '#contract/jobs/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { paths } from '#web/lib/paths.ts'
import { SimilarJobs } from './similar-jobs.tsx'

interface OwnSimilarJobsProps {
  jobId: string
  /** The address of the search that finds these and more. */
  toAll: (job: SharedJob) => string
}

/** The similar jobs of a live job on a candidate's page. They load after the job. */
export function OwnSimilarJobs({ jobId, toAll }: OwnSimilarJobsProps) {
  const api = useApi()
  const [job, setJob] = useState<SharedJob>()

  useEffect(() => {
    const controller = new AbortController()
    api
      .call(calls.getPublicJob, { params: { jobId }, signal: controller.signal })
      .then(setJob)
      .catch((error: unknown) => {
        // They are optional, and a job that has just ended has none.
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [api, jobId])

  return (
    job?.id === jobId && (
      <SimilarJobs
        jobs={job.similar}
        all={toAll(job)}
        toJob={(similar) => paths.jobDetails(similar.id)}
      />
    )
  )
}
