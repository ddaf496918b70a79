import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { checkRecruiterReplySchema, checkRecruiterSchema } from './schemas.ts'

export const recruiterChecksEndpoints = {
  checkRecruiter: {
    ...plain,
    ...calls.checkRecruiter,
    summary: 'Tell what is known of a phone number or a company',
    room: 'recruiter-checks',
    access: 'anyone',
    limit: 'own',
    body: checkRecruiterSchema,
    reply: checkRecruiterReplySchema,
  },
} as const satisfies Record<string, Endpoint>
