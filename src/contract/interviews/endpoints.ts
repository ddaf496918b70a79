import { z } from 'zod'
import { reviewParamsSchema } from '#contract/applications/schemas.ts'
import { callLimits } from '#contract/call-limits.ts'
import { calls } from '#contract/calls.ts'
import { otherCalls } from '#contract/other-calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as interviews from './schemas.ts'

const room = 'interviews'
const ofEmployers = { ...plain, room, access: ['employer'], limit: callLimits.edits } as const

export const interviewsEndpoints = {
  makeInterviewTimes: {
    ...ofEmployers,
    ...calls.makeInterviewTimes,
    summary: 'Make slots or a walk-in window for the interviews of a job',
    body: interviews.makeTimesSchema,
    reply: interviews.timesMadeSchema,
  },
  listInterviewTimes: {
    ...ofEmployers,
    ...calls.listInterviewTimes,
    summary: 'Interview times of own jobs from a day on',
    limit: callLimits.usual,
    query: interviews.listTimesSchema,
    reply: z.array(interviews.interviewTimeSchema),
    paged: true,
  },
  callOffInterviewTime: {
    ...ofEmployers,
    ...calls.callOffInterviewTime,
    summary: 'Take an interview time back; those who were invited are told',
    params: interviews.timeParamsSchema,
    reply: z.object({ success: z.literal(true) }),
  },
  listInvitations: {
    ...ofEmployers,
    ...calls.listInvitations,
    summary: 'The people invited to interviews of a day, or those without a time',
    limit: callLimits.usual,
    query: interviews.listInvitationsSchema,
    reply: z.array(interviews.invitedPersonSchema),
    paged: true,
  },
  inviteApplicant: {
    ...ofEmployers,
    ...calls.inviteApplicant,
    summary: 'Invite an applicant to an interview',
    params: reviewParamsSchema,
    body: interviews.inviteSchema,
    reply: interviews.invitationReplySchema,
  },
  markInvitation: {
    ...ofEmployers,
    ...calls.markInvitation,
    summary: 'Say that an applicant came or did not, or call the interview off',
    params: reviewParamsSchema,
    body: interviews.markSchema,
    reply: interviews.invitationReplySchema,
  },
  readInvitation: {
    ...plain,
    ...calls.readInvitation,
    summary: 'An invitation to an interview, by its link',
    room,
    access: 'anyone',
    params: interviews.invitationParamsSchema,
    reply: interviews.invitationSchema,
  },
  answerInvitation: {
    ...plain,
    ...otherCalls.answerInvitation,
    summary: 'Answer an invitation to an interview, by its link',
    room,
    access: 'anyone',
    params: interviews.invitationParamsSchema,
    body: interviews.answerInvitationSchema,
    reply: interviews.invitationReplySchema,
  },
} as const satisfies Record<string, Endpoint>
