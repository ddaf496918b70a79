import { z } from 'zod'
import { callLimits } from '#contract/call-limits.ts'
import { otherCalls } from '#contract/other-calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { viewSources } from './sources.ts'

export const jobViewsEndpoints = {
  countJobView: {
    ...plain,
    ...otherCalls.countJobView,
    summary: 'Count that somebody sees a job; once a person and day',
    room: 'job-views',
    access: 'visitor',
    limit: callLimits.views,
    // Nothing is looked up, so what no id can be is refused here.
    params: z.object({ jobId: z.string().regex(/^[\w-]+$/) }),
    body: z.object({
      /** A random number that the browser makes for itself every day; a session counts instead of it. */
      visitor: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .optional(),
      /** An unknown one counts as none: anybody may write a mark into an address. */
      source: z
        .string()
        .regex(/^\w{1,40}$/)
        .transform((mark) => viewSources.find((source) => source === mark))
        .optional(),
    }),
    reply: z.object({ success: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>
