import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as operations from './schemas.ts'

export const operationsEndpoints = {
  getSystem: {
    ...plain,
    ...calls.getSystem,
    summary: 'State of processes, database, background work and outside services',
    room: 'operations',
    access: ['admin'],
    reply: operations.systemStateSchema,
  },
  listStoppedWork: {
    ...plain,
    ...calls.listStoppedWork,
    summary: 'Background work that failed all of its tries, newest first',
    room: 'operations',
    access: ['admin'],
    query: operations.listStoppedWorkSchema,
    reply: z.array(operations.stoppedWorkSchema),
    paged: true,
  },
  resendWork: {
    ...plain,
    ...calls.resendWork,
    summary: 'Retry stopped work',
    room: 'operations',
    access: ['admin'],
    limit: callLimits.edits,
    params: operations.workIdParamsSchema,
    reply: operations.workChangedSchema,
  },
  dropWork: {
    ...plain,
    ...calls.dropWork,
    summary: 'Drop stopped work',
    room: 'operations',
    access: ['admin'],
    limit: callLimits.edits,
    params: operations.workIdParamsSchema,
    reply: operations.workChangedSchema,
  },
} as const satisfies Record<string, Endpoint>
