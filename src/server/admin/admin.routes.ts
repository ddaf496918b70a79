import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '../http/endpoint.ts'
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
  bind.signedIn(endpoints.editJob, async ({ viewer, body, files }) =>
    admin.editJob(viewer, body, files.profile),
  )
  bind.signedIn(endpoints.changeJobStatus, async ({ viewer, params, body }) =>
    admin.changeJobStatus(viewer, params.jobId, body),
  )
}
