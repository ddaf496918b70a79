import { callLimits } from '#contract/call-limits.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { jobIdParamsSchema } from '#contract/jobs/schemas.ts'
import { jobClaimSchema, jobReleasedSchema } from './schemas.ts'

const base = {
  ...plain,
  room: 'job-claims',
  access: ['admin'],
  limit: callLimits.edits,
  params: jobIdParamsSchema,
} as const

export const jobClaimsEndpoints = {
  claimJob: {
    ...base,
    ...adminCalls.claimJob,
    summary: 'Take a job: nobody else decides on it for half an hour',
    reply: jobClaimSchema,
  },
  releaseJob: {
    ...base,
    ...adminCalls.releaseJob,
    summary: 'Let go of a job that I took',
    reply: jobReleasedSchema,
  },
} as const satisfies Record<string, Endpoint>
