import { z } from 'zod'
import { assignSchema } from '#contract/assignments/schemas.ts'
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
  listGrievances: {
    ...plain,
    ...adminCalls.listGrievances,
    summary: 'Complaints and requests about personal data, by when they are due',
    room: 'privacy',
    access: ['admin'],
    body: grievances.listGrievancesSchema,
    reply: z.array(grievances.receivedGrievanceSchema),
    paged: true,
  },
  assignGrievance: {
    ...plain,
    ...adminCalls.assignGrievance,
    summary: 'Take a complaint or request or give it back, with a note',
    room: 'privacy',
    access: ['admin'],
    limit: callLimits.edits,
    params: grievances.grievanceParamsSchema,
    body: assignSchema,
    reply: grievances.receivedGrievanceSchema,
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
