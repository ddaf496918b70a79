import { endpoints } from '#contract/endpoints.ts'
import { sentence } from '#contract/sentences.ts'
import type { Bind } from '../http/endpoint.ts'
import type { ReportsService } from './reports.service.ts'

export function bindReports(bind: Bind, reports: ReportsService): void {
  bind.signedIn(endpoints.reportJob, async ({ viewer, params, body }) => {
    await reports.report(viewer, params.jobId, body)
    return { message: sentence('report.sent') }
  })
  bind.signedIn(endpoints.listJobReports, async ({ params, query, sendPage }) =>
    sendPage(await reports.list(params.jobId, query)),
  )
  bind.signedIn(endpoints.decideReports, async ({ viewer, params, body }) => {
    await reports.decide(viewer, params.jobId, body)
    return { success: true as const, message: sentence('report.decided') }
  })
}
