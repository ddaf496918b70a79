import { callLimits } from '#contract/call-limits.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { jobIdParamsSchema } from '#contract/jobs/schemas.ts'
import * as reviews from './schemas.ts'

export const jobReviewsEndpoints = {
  askForChanges: {
    ...plain,
    ...adminCalls.askForChanges,
    summary: 'Send a waiting job back with what must change',
    room: 'job-reviews',
    access: ['admin'],
    limit: callLimits.edits,
    params: jobIdParamsSchema,
    body: reviews.askForChangesBodySchema,
    reply: reviews.jobReviewedSchema,
  },
  editOwnJob: {
    ...plain,
    ...calls.editOwnJob,
    summary: 'Save my edited job; what must be reviewed of a published one waits',
    room: 'job-reviews',
    access: ['employer'],
    limit: callLimits.edits,
    params: jobIdParamsSchema,
    body: reviews.editOwnJobSchema,
    files: { profile: { kind: 'image' } },
    reply: reviews.jobReviewedSchema,
  },
  decideRevision: {
    ...plain,
    ...adminCalls.decideRevision,
    summary: 'Publish the changes of a live job, or leave it as it was',
    room: 'job-reviews',
    access: ['admin'],
    limit: callLimits.edits,
    params: reviews.revisionParamsSchema,
    body: reviews.decideRevisionSchema,
    reply: reviews.jobReviewedSchema,
  },
} as const satisfies Record<string, Endpoint>
