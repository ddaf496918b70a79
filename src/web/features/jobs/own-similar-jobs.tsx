import { useEffect, useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { JobCard, LabelledJobCard } from '#contract/jobs/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { Api } from '#web/lib/api/api.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { paths } from '#web/lib/paths.ts'
import { loadSimilarJobs } from './load-similar-jobs.ts'
import type { KindAndCity } from './load-similar-jobs.ts'
import { SimilarJobs } from './similar-jobs.tsx'

interface OwnSimilarJobsProps {
  job: LabelledJobCard
  /** The address of the search that finds these and more. */
  toAll: (job: KindAndCity) => string
}

/** Jobs like the one of a candidate's page, whether that is live or has ended. They load after the job. */
export function OwnSimilarJobs({ job, toAll }: OwnSimilarJobsProps) {
  const api = useApi()
  const [found, setFound] = useState<{ jobId: string; similar: readonly JobCard[] }>()

  useEffect(() => {
    const controller = new AbortController()
    findSimilar(api, job, controller.signal)
      .then((similar) => setFound({ jobId: job.id, similar }))
      .catch((error: unknown) => {
        // They are optional.
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [api, job])

  return (
    found?.jobId === job.id && (
      <SimilarJobs
        jobs={found.similar}
        all={toAll(job)}
        toJob={(similar) => paths.jobDetails(similar.id)}
      />
    )
  )
}

async function findSimilar(
  api: Api,
  job: LabelledJobCard,
  signal: AbortSignal,
): Promise<readonly JobCard[]> {
  if (job.status !== 'accepted') return await loadSimilarJobs(api, job)
  const shared = await api.call(calls.getPublicJob, { params: { jobId: job.id }, signal })
  return shared.similar
}
