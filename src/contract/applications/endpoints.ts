import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import * as applications from './schemas.ts'
import * as jobs from '#contract/jobs/schemas.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'

export const applicationsEndpoints = {
  listApplicants: {
    ...plain,
    ...calls.listApplicants,
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
    ...calls.reviewApplication,
    summary: 'Shortlist or reject an applicant',
    room: 'applications',
    access: ['employer'],
    limit: callLimits.edits,
    params: applications.reviewParamsSchema,
    body: applications.reviewApplicationSchema,
    reply: applications.reviewReplySchema,
  },
  withdrawApplication: {
    ...plain,
    ...calls.withdrawApplication,
    summary: 'Withdraw my application for good',
    room: 'applications',
    access: ['candidate'],
    limit: callLimits.edits,
    params: applications.applicationParamsSchema,
    reply: applications.withdrawReplySchema,
  },
  readOwnCard: {
    ...plain,
    ...calls.readOwnCard,
    summary: 'What employers would see of me',
    room: 'applications',
    access: ['candidate'],
    reply: applications.ownCardSchema,
  },
  applyWithProfile: {
    ...plain,
    ...calls.applyWithProfile,
    summary: 'Apply with my profile as it is',
    room: 'applications',
    access: ['candidate'],
    limit: callLimits.profiles,
    params: jobs.jobIdParamsSchema,
    body: applications.applyWithProfileSchema,
    reply: applications.applyReplySchema,
  },
  readMyApplication: {
    ...plain,
    ...calls.readMyApplication,
    summary: 'One of my applications',
    room: 'applications',
    access: ['candidate'],
    params: applications.applicationParamsSchema,
    reply: applications.myApplicationSchema,
  },
  giveFeedback: {
    ...plain,
    ...calls.giveFeedback,
    summary: 'Say what became of an application',
    room: 'applications',
    access: ['candidate'],
    limit: callLimits.edits,
    params: applications.applicationParamsSchema,
    body: applications.giveFeedbackSchema,
    reply: applications.feedbackReplySchema,
  },
  listMyTurns: {
    ...plain,
    ...calls.listMyTurns,
    summary: 'Which of my applications wait for me',
    room: 'applications',
    access: ['candidate'],
    reply: applications.myTurnsSchema,
  },
} as const satisfies Record<string, Endpoint>
