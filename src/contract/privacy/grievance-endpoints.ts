import { z } from 'zod'
import { adminCalls } from '#contract/admin-calls.ts'
import { calls } from '#contract/calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as grievances from './grievance-schemas.ts'

export const grievancesEndpoints = {
  fileGrievance: {
    ...plain,
    ...calls.fileGrievance,
    summary: 'Complain or ask about my personal data',
    room: 'privacy',
    access: ['candidate', 'employer'],
    limit: callLimits.grievances,
    body: grievances.fileGrievanceSchema,
    reply: grievances.fileGrievanceReplySchema,
  },
  listOwnGrievances: {
    ...plain,
    ...calls.listOwnGrievances,
    summary: 'My complaints and requests, with their answers',
    room: 'privacy',
    access: ['candidate', 'employer'],
    body: grievances.listOwnGrievancesSchema,
    reply: z.array(grievances.ownGrievanceSchema),
    paged: true,
  },
  answerGrievance: {
    ...plain,
    ...adminCalls.answerGrievance,
    summary: 'Answer a complaint or request',
    room: 'privacy',
    access: ['admin'],
    limit: callLimits.edits,
    params: grievances.grievanceParamsSchema,
    body: grievances.answerGrievanceSchema,
    reply: grievances.receivedGrievanceSchema,
  },
} as const satisfies Record<string, Endpoint>
