import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { ReportsService } from './reports.service.ts'
import type { StrangerReports } from './stranger-reports.service.ts'

type Services = { reports: ReportsService; strangerReports: StrangerReports }

export function bindReports(bind: Bind, { reports, strangerReports }: Services): void {
  bind.signedIn(endpoints.reportJob, async ({ viewer, params, body, files, t }) => {
    const receipt = await reports.report(viewer, params.jobId, body, files['picture'])
    return { message: t('report.sent'), ...receipt }
  })
  bind.open(endpoints.issueReportPuzzle, async ({ params, query }) =>
    strangerReports.issuePuzzle(params.jobId, query.deviceId),
  )
  bind.open(endpoints.reportPublicJob, async ({ params, body, address, t }) => {
    const receipt = await strangerReports.report(params.jobId, body, address)
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
