import { z } from 'zod'
import { adminCalls } from '#contract/admin-calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as operations from './schemas.ts'

export const operationsEndpoints = {
  getSystem: {
    ...plain,
    ...adminCalls.getSystem,
    summary: 'State of processes, database, background work and outside services',
    room: 'operations',
    access: ['admin'],
    reply: operations.systemStateSchema,
  },
  listStoppedWork: {
    ...plain,
    ...adminCalls.listStoppedWork,
    summary: 'Background work that failed all of its tries, newest first',
    room: 'operations',
    access: ['admin'],
    query: operations.listStoppedWorkSchema,
    reply: z.array(operations.stoppedWorkSchema),
    paged: true,
  },
  resendWork: {
    ...plain,
    ...adminCalls.resendWork,
    summary: 'Retry stopped work',
    room: 'operations',
    access: ['admin'],
    limit: callLimits.edits,
    params: operations.workIdParamsSchema,
    reply: operations.workChangedSchema,
  },
  dropWork: {
    ...plain,
    ...adminCalls.dropWork,
    summary: 'Drop stopped work',
    room: 'operations',
    access: ['admin'],
    limit: callLimits.edits,
    params: operations.workIdParamsSchema,
    reply: operations.workChangedSchema,
  },
} as const satisfies Record<string, Endpoint>
