import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { JobAlertsService } from './job-alerts.service.ts'

export function bindJobAlerts(bind: Bind, jobAlerts: JobAlertsService): void {
  bind.signedIn(endpoints.listJobAlerts, ({ viewer }) => jobAlerts.list(viewer))
  bind.signedIn(endpoints.createJobAlert, ({ viewer, body }) => jobAlerts.create(viewer, body))
  bind.signedIn(endpoints.editJobAlert, ({ viewer, params, body }) =>
    jobAlerts.edit(viewer, params.alertId, body),
  )
  bind.signedIn(endpoints.pauseJobAlert, ({ viewer, params, body }) =>
    jobAlerts.pause(viewer, params.alertId, body),
  )
  bind.signedIn(endpoints.deleteJobAlert, async ({ viewer, params }) => {
    await jobAlerts.remove(viewer, params.alertId)
    return { success: true } as const
  })
  bind.signedIn(endpoints.lookAtJobAlerts, async ({ viewer }) => {
    await jobAlerts.look(viewer)
    return { success: true } as const
  })
}
