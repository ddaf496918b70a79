import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import { translateReply } from '#server/lib/untranslated.ts'
import type { AdminService } from './admin.service.ts'

export function bindAdmin(bind: Bind, admin: AdminService): void {
  bind.signedIn(endpoints.listQueuedJobs, async ({ viewer, body, sendPage }) =>
    sendPage(await admin.listQueuedJobs(viewer, body)),
  )
  bind.signedIn(endpoints.getJobData, async ({ viewer, body }) => admin.getJob(viewer, body.jobId))
  bind.signedIn(endpoints.readJobForEdit, async ({ viewer, body }) => ({
    success: true as const,
    data: await admin.getJob(viewer, body.jobId),
  }))
  bind.signedIn(endpoints.editJob, async ({ viewer, body, files, t }) =>
    translateReply(t, await admin.editJob(viewer, body, files.profile)),
  )
  bind.signedIn(endpoints.changeJobStatus, async ({ viewer, params, body, t }) =>
    translateReply(t, await admin.changeJobStatus(viewer, params.jobId, body)),
  )
  bind.signedIn(endpoints.countAdminWork, async () => admin.countWork())
  bind.signedIn(endpoints.refundPayment, async ({ viewer, params, body, t }) =>
    translateReply(t, await admin.refundPayment(viewer, params.paymentId, body)),
  )
  bind.signedIn(endpoints.takeBackRejection, async ({ viewer, params, t }) =>
    translateReply(t, await admin.takeBackRejection(viewer, params.rejectionId)),
  )
}
