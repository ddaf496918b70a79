import { callLimits } from '#contract/call-limits.ts'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as posting from './schemas.ts'

export const jobPostingEndpoints = {
  getPostingTerms: {
    ...plain,
    ...calls.getPostingTerms,
    summary: 'Is my next post free?',
    room: 'job-posting',
    access: ['employer'],
    limit: 'none',
    reply: posting.postingTermsSchema,
  },
  postJob: {
    ...plain,
    ...calls.postJob,
    summary: 'Post a job',
    room: 'job-posting',
    access: ['employer'],
    limit: callLimits.posts,
    body: posting.postJobSchema,
    files: { profile: { kind: 'image' } },
    reply: posting.postJobReplySchema,
  },
} as const satisfies Record<string, Endpoint>
