import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { resumeQuerySchema, resumeSchema } from './schemas.ts'

export const resumesEndpoints = {
  readResume: {
    ...plain,
    ...calls.readResume,
    summary: 'My profile as a resume',
    room: 'resumes',
    access: ['candidate'],
    query: resumeQuerySchema,
    reply: resumeSchema,
  },
  /** The reply is a file: one page of PDF. */
  downloadResume: {
    ...plain,
    ...calls.downloadResume,
    summary: 'My profile as a resume of one page',
    room: 'resumes',
    access: ['candidate'],
    limit: callLimits.downloads,
    query: resumeQuerySchema,
    reply: z.string(),
  },
} as const satisfies Record<string, Endpoint>
