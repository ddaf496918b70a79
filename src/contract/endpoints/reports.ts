import { z } from 'zod'
import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { jobIdParamsSchema } from '../jobs.ts'
import * as reports from '../reports.ts'

export const reportsEndpoints = {
  reportJob: {
    ...plain,
    method: 'POST',
    path: '/api/jobs/:jobId/report',
    summary: 'Report a job that something is wrong with',
    room: 'reports',
    access: ['candidate'],
    limit: callLimits.reports,
    params: jobIdParamsSchema,
    body: reports.reportJobSchema,
    reply: reports.reportJobReplySchema,
  },
  listJobReports: {
    ...plain,
    method: 'GET',
    path: '/api/jobs/:jobId/reports',
    summary: 'What candidates reported of a job',
    room: 'reports',
    access: ['admin'],
    params: jobIdParamsSchema,
    query: reports.listJobReportsSchema,
    reply: z.array(reports.jobReportSchema),
    paged: true,
  },
  decideReports: {
    ...plain,
    method: 'PATCH',
    path: '/api/jobs/:jobId/reports',
    summary: 'Say what was made of the reports of a job',
    room: 'reports',
    access: ['admin'],
    limit: callLimits.edits,
    params: jobIdParamsSchema,
    body: reports.decideReportsSchema,
    reply: reports.decideReportsReplySchema,
  },
} as const satisfies Record<string, Endpoint>
