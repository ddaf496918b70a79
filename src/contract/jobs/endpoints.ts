import { callLimits } from '#contract/call-limits.ts'
import { calls } from '#contract/calls.ts'
import { anySignedIn, plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as jobs from './schemas.ts'

export const jobsEndpoints = {
  getJob: {
    ...plain,
    ...calls.getJob,
    summary: 'One job',
    room: 'jobs',
    access: anySignedIn,
    params: jobs.jobIdParamsSchema,
    reply: jobs.jobDetailsSchema,
  },
  getPublicJob: {
    ...plain,
    ...calls.getPublicJob,
    summary: 'One live job without signing in',
    room: 'jobs',
    access: 'anyone',
    limit: callLimits.search,
    params: jobs.jobIdParamsSchema,
    reply: jobs.sharedJobSchema,
  },
  getClosedJob: {
    ...plain,
    ...calls.getClosedJob,
    summary: 'Category and city of a job that is not public any more',
    room: 'jobs',
    access: 'anyone',
    limit: callLimits.search,
    params: jobs.jobIdParamsSchema,
    reply: jobs.closedJobSchema,
  },
} as const satisfies Record<string, Endpoint>
