import { z } from 'zod'
import { callLimits } from '#contract/call-limits.ts'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { jobIdParamsSchema } from '#contract/jobs/schemas.ts'

export const jobViewsEndpoints = {
  countJobView: {
    ...plain,
    ...calls.countJobView,
    summary: 'Count that somebody sees a job; once a person and day',
    room: 'job-views',
    access: 'visitor',
    limit: callLimits.views,
    params: jobIdParamsSchema,
    body: z.object({
      /** A random number that the browser makes for itself every day; a session counts instead of it. */
      visitor: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .optional(),
    }),
    reply: z.object({ success: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>
