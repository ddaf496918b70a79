import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { JobsService } from './jobs.service.ts'

export function bindJobs(bind: Bind, jobs: JobsService): void {
  bind.signedIn(endpoints.getJob, async ({ viewer, params }) => jobs.getJob(viewer, params.jobId))
  bind.open(endpoints.getPublicJob, async ({ params }) => jobs.getPublicJob(params.jobId))
  bind.open(endpoints.getClosedJob, async ({ params }) => jobs.getClosedJob(params.jobId))
}
