import { trustCalls } from '#contract/trust-calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { jobIdParamsSchema } from '#contract/jobs/schemas.ts'
import { addJobCallSchema, jobChecksSchema } from './schemas.ts'

const base = {
  ...plain,
  room: 'job-checks',
  access: ['admin'],
  params: jobIdParamsSchema,
  reply: jobChecksSchema,
} as const

export const jobChecksEndpoints = {
  readJobChecks: {
    ...base,
    ...trustCalls.readJobChecks,
    summary: 'Calls to the contact of a job, its employer until now, and jobs that read alike',
    limit: callLimits.usual,
  },
  addJobCall: {
    ...base,
    ...trustCalls.addJobCall,
    summary: 'Write down a call to the contact of a job',
    limit: callLimits.edits,
    body: addJobCallSchema,
  },
} as const satisfies Record<string, Endpoint>
