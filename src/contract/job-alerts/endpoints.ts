import { z } from 'zod'
import { callLimits } from '#contract/call-limits.ts'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as alerts from './schemas.ts'

const ofCandidate = { ...plain, room: 'job-alerts', access: ['candidate'] } as const
const done = z.object({ success: z.literal(true) })

export const jobAlertsEndpoints = {
  listJobAlerts: {
    ...ofCandidate,
    ...calls.listJobAlerts,
    summary: 'My job alerts, at most ten, the newest first',
    reply: alerts.jobAlertsSchema,
  },
  createJobAlert: {
    ...ofCandidate,
    ...calls.createJobAlert,
    summary: 'Keep a search as a job alert; the same search again changes how often it tells',
    limit: callLimits.alerts,
    body: alerts.createAlertSchema,
    reply: alerts.jobAlertSchema,
  },
  editJobAlert: {
    ...ofCandidate,
    ...calls.editJobAlert,
    summary: 'Change the search of a job alert, or how often it tells',
    limit: callLimits.alerts,
    params: alerts.alertParamsSchema,
    body: alerts.editAlertSchema,
    reply: alerts.jobAlertSchema,
  },
  pauseJobAlert: {
    ...ofCandidate,
    ...calls.pauseJobAlert,
    summary: 'Pause a job alert until a day, or start it again',
    limit: callLimits.alerts,
    params: alerts.alertParamsSchema,
    body: alerts.pauseAlertSchema,
    reply: alerts.jobAlertSchema,
  },
  deleteJobAlert: {
    ...ofCandidate,
    ...calls.deleteJobAlert,
    summary: 'Delete a job alert',
    limit: callLimits.alerts,
    params: alerts.alertParamsSchema,
    reply: done,
  },
  lookAtJobAlerts: {
    ...ofCandidate,
    ...calls.lookAtJobAlerts,
    summary: 'Say that I look at my job alerts, which stop without it',
    reply: done,
  },
} as const satisfies Record<string, Endpoint>
