import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { JobChecksService } from './job-checks.service.ts'

export function bindJobChecks(bind: Bind, jobChecks: JobChecksService): void {
  bind.signedIn(endpoints.readJobChecks, ({ params }) => jobChecks.read(params.jobId))
  bind.signedIn(endpoints.addJobCall, ({ viewer, params, body }) =>
    jobChecks.addCall(viewer, params.jobId, body),
  )
}
