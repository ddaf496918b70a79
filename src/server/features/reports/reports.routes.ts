import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { ReportsService } from './reports.service.ts'

export function bindReports(bind: Bind, reports: ReportsService): void {
  bind.signedIn(endpoints.reportJob, async ({ viewer, params, body, files, t }) => {
    const receipt = await reports.report(viewer, params.jobId, body, files['picture'])
    return { message: t('report.sent'), ...receipt }
  })
  bind.signedIn(endpoints.listJobReports, async ({ params, query, sendPage }) =>
    sendPage(await reports.list(params.jobId, query)),
  )
  bind.signedIn(endpoints.decideReports, async ({ viewer, params, body, t }) => {
    await reports.decide(viewer, params.jobId, body)
    return { success: true as const, message: t('report.decided') }
  })
}
