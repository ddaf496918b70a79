import { z } from 'zod'
import { adminCalls } from '#contract/admin-calls.ts'
import { calls } from '#contract/calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { jobIdParamsSchema } from '#contract/jobs/schemas.ts'
import { puzzleSchema } from './puzzle-schemas.ts'
import * as reports from './schemas.ts'

export const reportsEndpoints = {
  reportJob: {
    ...plain,
    ...calls.reportJob,
    summary: 'Report a job',
    room: 'reports',
    access: ['candidate'],
    limit: callLimits.reports,
    params: jobIdParamsSchema,
    body: reports.reportJobSchema,
    files: { picture: { kind: 'image' } },
    reply: reports.reportJobReplySchema,
  },
  issueReportPuzzle: {
    ...plain,
    ...calls.issueReportPuzzle,
    summary: 'A puzzle to solve before reporting a job without signing in',
    room: 'reports',
    access: 'anyone',
    limit: callLimits.search,
    params: jobIdParamsSchema,
    query: reports.puzzleQuerySchema,
    reply: puzzleSchema,
  },
  reportPublicJob: {
    ...plain,
    ...calls.reportPublicJob,
    summary: 'Report a live job without signing in',
    room: 'reports',
    access: 'anyone',
    limit: 'own',
    params: jobIdParamsSchema,
    body: reports.reportPublicJobSchema,
    reply: reports.reportJobReplySchema,
  },
  listJobReports: {
    ...plain,
    ...adminCalls.listJobReports,
    summary: 'List the reports of a job',
    room: 'reports',
    access: ['admin'],
    params: jobIdParamsSchema,
    query: reports.listJobReportsSchema,
    reply: z.array(reports.jobReportSchema),
    paged: true,
  },
  decideReports: {
    ...plain,
    ...adminCalls.decideReports,
    summary: 'Decide on the reports of a job',
    room: 'reports',
    access: ['admin'],
    limit: callLimits.edits,
    params: jobIdParamsSchema,
    body: reports.decideReportsSchema,
    reply: reports.decideReportsReplySchema,
  },
} as const satisfies Record<string, Endpoint>
