import { callLimits } from '#contract/call-limits.ts'
import { calls } from '#contract/calls.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as team from './schemas.ts'

const ofEmployers = {
  ...plain,
  room: 'team',
  access: ['employer'],
  limit: callLimits.edits,
} as const

export const teamEndpoints = {
  readTeam: {
    ...ofEmployers,
    ...calls.readTeam,
    summary: 'Who works for my organisation, and who invites me',
    limit: callLimits.usual,
    reply: team.teamSchema,
  },
  inviteMember: {
    ...ofEmployers,
    ...calls.inviteMember,
    summary: 'Invite a phone number to my organisation',
    body: team.inviteMemberSchema,
    reply: team.teamDoneSchema,
  },
  changeMember: {
    ...ofEmployers,
    ...calls.changeMember,
    summary: 'Give a member or an invitation another role',
    params: team.memberParamsSchema,
    body: team.changeMemberSchema,
    reply: team.teamDoneSchema,
  },
  removeMember: {
    ...ofEmployers,
    ...calls.removeMember,
    summary: 'Take a member out, or an invitation back',
    params: team.memberParamsSchema,
    reply: team.teamDoneSchema,
  },
  answerTeamInvitation: {
    ...ofEmployers,
    ...calls.answerTeamInvitation,
    summary: 'Join an organisation that invites me, or decline',
    params: team.memberParamsSchema,
    body: team.answerTeamInvitationSchema,
    reply: team.teamDoneSchema,
  },
  leaveTeam: {
    ...ofEmployers,
    ...calls.leaveTeam,
    summary: 'Leave the organisation that I joined',
    reply: team.teamDoneSchema,
  },
} as const satisfies Record<string, Endpoint>
