import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { ApplicantExport } from './applicant-export.service.ts'
import type { ApplicantLogService } from './applicant-log.service.ts'
import type { ApplicationsService } from './applications.service.ts'
import type { ApplyWithProfileService } from './apply-with-profile.service.ts'
import type { MyApplicationService } from './my-application.service.ts'
import type { ReviewManyService } from './review-many.service.ts'

type Services = {
  readonly applicantLog: ApplicantLogService
  readonly applicantExport: ApplicantExport
  readonly applications: ApplicationsService
  readonly applyWithProfile: ApplyWithProfileService
  readonly myApplication: MyApplicationService
  readonly reviewMany: ReviewManyService
}

export function bindApplications(
  bind: Bind,
  {
    applicantExport,
    applicantLog,
    applications,
    applyWithProfile,
    myApplication,
    reviewMany,
  }: Services,
): void {
  bind.signedIn(endpoints.listApplicants, async ({ viewer, params, body, sendPage }) =>
    sendPage(await applications.listApplicants(viewer, params.jobId, body)),
  )
  bind.signedIn(endpoints.reviewApplication, async ({ viewer, params, body }) => {
    const { jobId, applicantId } = params
    const { status, from, fromStage } = body
    await applications.reviewApplication(viewer, {
      jobId,
      applicationId: applicantId,
      status,
      from,
      fromStage,
    })
    return { success: true as const, id: applicantId, status }
  })
  bind.download(endpoints.downloadApplicants, async ({ viewer, params, query, t }) => ({
    ...(await applicantExport.open(viewer, { jobId: params.jobId, status: query.status }, t)),
    mediaType: 'text/csv; charset=utf-8',
  }))
  bind.signedIn(endpoints.reviewMany, async ({ viewer, params, body }) => ({
    success: true as const,
    count: await reviewMany.reviewMany(viewer, params.jobId, body),
  }))
  bind.signedIn(endpoints.advanceApplicants, async ({ viewer, params, body }) => ({
    success: true as const,
    count: await reviewMany.advance(viewer, params.jobId, body),
  }))
  bind.signedIn(endpoints.takeBackReviews, async ({ viewer, params, body }) => ({
    success: true as const,
    count: await reviewMany.takeBack(viewer, params.jobId, body.people),
  }))
  bind.signedIn(endpoints.listApplicantLog, async ({ viewer, params, query, sendPage }) =>
    sendPage(await applicantLog.list(viewer, params, query)),
  )
  bind.signedIn(endpoints.addLogEntry, async ({ viewer, params, body }) => ({
    success: true as const,
    entry: await applicantLog.add(viewer, params, body),
  }))
  bind.signedIn(endpoints.withdrawApplication, async ({ viewer, params }) => {
    await applications.withdrawApplication(viewer, params.applicationId)
    return { success: true as const, id: params.applicationId }
  })
  bind.signedIn(endpoints.readOwnCard, ({ viewer }) => applyWithProfile.readOwnCard(viewer))
  bind.signedIn(endpoints.applyWithProfile, ({ viewer, params, body, t }) =>
    applyWithProfile.applyWithProfile(viewer, params.jobId, { ...body, locale: t.locale }),
  )
  bind.signedIn(endpoints.readMyApplication, ({ viewer, params }) =>
    myApplication.readMyApplication(viewer, params.applicationId),
  )
  bind.signedIn(endpoints.giveFeedback, async ({ viewer, params, body }) => {
    await myApplication.giveFeedback(viewer, params.applicationId, body.answer)
    return { success: true as const, answer: body.answer }
  })
  bind.signedIn(endpoints.listMyTurns, ({ viewer }) => myApplication.listMyTurns(viewer))
}
