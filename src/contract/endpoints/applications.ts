import { z } from 'zod'
import * as applications from '../applications.ts'
import * as jobs from '../jobs.ts'
import { callLimits } from '../call-limits.ts'
import { plain } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'

export const applicationsEndpoints = {
  listApplicants: {
    ...plain,
    method: 'POST',
    path: '/api/getApplicants/:jobId',
    summary: 'Who applied for a job',
    room: 'applications',
    access: ['employer', 'admin'],
    params: jobs.jobIdParamsSchema,
    body: applications.listApplicantsSchema,
    reply: z.array(applications.applicantSchema),
    paged: true,
  },
  reviewApplication: {
    ...plain,
    method: 'PATCH',
    path: '/profileReview/:jobId/:applicantId',
    summary: 'Shortlist or reject an applicant',
    room: 'applications',
    access: ['employer'],
    limit: callLimits.edits,
    params: applications.reviewParamsSchema,
    body: applications.reviewApplicationSchema,
    reply: applications.reviewReplySchema,
  },
} as const satisfies Record<string, Endpoint>
