import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { JobClaims } from './job-claims.service.ts'

export function bindJobClaims(bind: Bind, jobClaims: JobClaims): void {
  bind.signedIn(endpoints.claimJob, ({ viewer, params }) => jobClaims.take(viewer, params.jobId))
  bind.signedIn(endpoints.releaseJob, async ({ viewer, params }) => {
    await jobClaims.release(viewer, params.jobId)
    return { success: true as const }
  })
}
