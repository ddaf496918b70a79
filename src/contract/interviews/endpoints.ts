import { z } from 'zod'
import { reviewParamsSchema } from '#contract/applications/schemas.ts'
import { callLimits } from '#contract/call-limits.ts'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { jobIdParamsSchema } from '#contract/jobs/schemas.ts'
import * as arrivals from './arrival-schemas.ts'
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
    summary: 'Interview times of own jobs from a day on, until another',
    limit: callLimits.usual,
    query: interviews.listTimesSchema,
    reply: z.array(interviews.ownInterviewTimeSchema),
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
  inviteApplicants: {
    ...ofEmployers,
    ...calls.inviteApplicants,
    summary: 'Invite applicants to an interview, all or none',
    params: jobIdParamsSchema,
    body: interviews.inviteSchema,
    reply: interviews.invitedReplySchema,
  },
  markInvitation: {
    ...ofEmployers,
    ...calls.markInvitation,
    summary: 'Say that an applicant came or did not, or call the interview off',
    params: reviewParamsSchema,
    body: interviews.markSchema,
    reply: interviews.invitationReplySchema,
  },
  readInterviewDay: {
    ...ofEmployers,
    ...calls.readInterviewDay,
    summary: 'How many of a day are expected, have come, and what became of them',
    limit: callLimits.usual,
    params: arrivals.interviewDayParamsSchema,
    reply: arrivals.interviewDaySchema,
  },
  arriveByPass: {
    ...ofEmployers,
    ...calls.arriveByPass,
    summary: 'Say by the code of a pass that somebody came to an interview',
    body: arrivals.arriveByPassSchema,
    reply: arrivals.arrivalSchema,
  },
  readCheckIn: {
    ...plain,
    ...calls.readCheckIn,
    summary: 'Whose interviews a poster at the entrance is for',
    room,
    access: 'anyone',
    params: interviews.invitationParamsSchema,
    reply: arrivals.checkInSchema,
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
    ...calls.answerInvitation,
    summary: 'Answer an invitation to an interview, by its link',
    room,
    access: 'anyone',
    params: interviews.invitationParamsSchema,
    body: interviews.answerInvitationSchema,
    reply: interviews.invitationReplySchema,
  },
} as const satisfies Record<string, Endpoint>
