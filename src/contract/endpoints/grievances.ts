import { z } from 'zod'
import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import * as grievances from '../grievances.ts'

export const grievancesEndpoints = {
  fileGrievance: {
    ...plain,
    method: 'POST',
    path: '/api/grievances',
    summary: 'Complain or ask about my personal data',
    room: 'grievances',
    access: ['candidate', 'employer'],
    limit: callLimits.grievances,
    body: grievances.fileGrievanceSchema,
    reply: grievances.fileGrievanceReplySchema,
  },
  listOwnGrievances: {
    ...plain,
    method: 'POST',
    path: '/api/grievances/own',
    summary: 'My complaints and requests, with their answers',
    room: 'grievances',
    access: ['candidate', 'employer'],
    body: grievances.listOwnGrievancesSchema,
    reply: z.array(grievances.ownGrievanceSchema),
    paged: true,
  },
  listGrievances: {
    ...plain,
    method: 'POST',
    path: '/api/grievances/received',
    summary: 'Complaints and requests about personal data, by when they are due',
    room: 'grievances',
    access: ['admin'],
    body: grievances.listGrievancesSchema,
    reply: z.array(grievances.receivedGrievanceSchema),
    paged: true,
  },
  answerGrievance: {
    ...plain,
    method: 'PATCH',
    path: '/api/grievances/:grievanceId',
    summary: 'Answer a complaint or request',
    room: 'grievances',
    access: ['admin'],
    limit: callLimits.edits,
    params: grievances.grievanceParamsSchema,
    body: grievances.answerGrievanceSchema,
    reply: grievances.receivedGrievanceSchema,
  },
} as const satisfies Record<string, Endpoint>
