import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { JobStatisticsService } from './job-statistics.service.ts'

export function bindJobStatistics(bind: Bind, jobStatistics: JobStatisticsService): void {
  bind.signedIn(endpoints.readJobStatistics, ({ viewer, params }) =>
    jobStatistics.read(viewer, params.jobId),
  )
}
