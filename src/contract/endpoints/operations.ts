import { z } from 'zod'
import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import * as operations from '../operations.ts'

export const operationsEndpoints = {
  getSystem: {
    ...plain,
    method: 'GET',
    path: '/api/system',
    summary: 'How the product is: processes, database, background work, outside services',
    room: 'operations',
    access: ['admin'],
    reply: operations.systemStateSchema,
  },
  listStoppedWork: {
    ...plain,
    method: 'GET',
    path: '/api/stopped-work',
    summary: 'Background work that used up its tries, the newest first',
    room: 'operations',
    access: ['admin'],
    query: operations.listStoppedWorkSchema,
    reply: z.array(operations.stoppedWorkSchema),
    paged: true,
  },
  resendWork: {
    ...plain,
    method: 'POST',
    path: '/api/stopped-work/:workId/resend',
    summary: 'Let stopped work be tried again from its first try',
    room: 'operations',
    access: ['admin'],
    limit: callLimits.edits,
    params: operations.workIdParamsSchema,
    reply: operations.workChangedSchema,
  },
  dropWork: {
    ...plain,
    method: 'POST',
    path: '/api/stopped-work/:workId/drop',
    summary: 'Let stopped work be, for good',
    room: 'operations',
    access: ['admin'],
    limit: callLimits.edits,
    params: operations.workIdParamsSchema,
    reply: operations.workChangedSchema,
  },
} as const satisfies Record<string, Endpoint>
