import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { RecruiterChecksService } from './recruiter-checks.service.ts'

export function bindRecruiterChecks(bind: Bind, recruiterChecks: RecruiterChecksService): void {
  bind.open(
    endpoints.checkRecruiter,
    async ({ body, address }) => await recruiterChecks.check(body, address),
  )
}
