import { trustCalls } from '#contract/trust-calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { overviewSchema, overviewSpanSchema } from './schemas.ts'

export const overviewEndpoints = {
  readOverview: {
    ...plain,
    ...trustCalls.readOverview,
    summary: 'What wants an admin now, and what happened by day',
    room: 'overview',
    access: ['admin'],
    query: overviewSpanSchema,
    reply: overviewSchema,
  },
} as const satisfies Record<string, Endpoint>
