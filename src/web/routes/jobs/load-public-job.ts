import { calls } from '#contract/calls.ts'
import { loadSimilarJobs } from '#web/features/jobs/load-similar-jobs.ts'
import type { Api } from '#web/lib/api/api.ts'
import { orFound } from '#web/lib/api/failure.ts'
import { notFound } from '#web/lib/not-found.ts'

export type LoadedPublicJob = Awaited<ReturnType<typeof loadPublicJob>>

/** A live job, or jobs like one that was public before. Throws 404 for every other id. */
export async function loadPublicJob(api: Api, jobId: string) {
  const query = { params: { jobId } }
  const job = await orFound(api.call(calls.getPublicJob, query))
  if (job) return { kind: 'live', slug: job.slug, job } as const
  const closed = await orFound(api.call(calls.getClosedJob, query))
  if (!closed) throw notFound()
  return { kind: 'closed', closed, similar: await loadSimilarJobs(api, closed) } as const
}
