import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { jobIdParamsSchema } from '#contract/jobs/schemas.ts'
import { jobStatisticsSchema } from './schemas.ts'

export const jobStatisticsEndpoints = {
  readJobStatistics: {
    ...plain,
    ...calls.readJobStatistics,
    summary: 'How one of my jobs does: views, applications, how far people came, and jobs like it',
    room: 'job-statistics',
    access: ['employer'],
    params: jobIdParamsSchema,
    reply: jobStatisticsSchema,
  },
} as const satisfies Record<string, Endpoint>
