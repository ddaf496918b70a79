import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { ApplicationsService } from './applications.service.ts'

export function bindApplications(bind: Bind, applications: ApplicationsService): void {
  bind.signedIn(endpoints.listApplicants, async ({ viewer, params, body, sendPage }) =>
    sendPage(await applications.listApplicants(viewer, params.jobId, body)),
  )
  bind.signedIn(endpoints.reviewApplication, async ({ viewer, params, body }) => {
    const { jobId, applicantId } = params
    const { status, from } = body
    await applications.reviewApplication(viewer, {
      jobId,
      applicationId: applicantId,
      status,
      from,
    })
    return { success: true as const, id: applicantId, status }
  })
  bind.signedIn(endpoints.withdrawApplication, async ({ viewer, params }) => {
    await applications.withdrawApplication(viewer, params.applicationId)
    return { success: true as const, id: params.applicationId }
  })
}
