import { z } from 'zod'
import { trustCalls } from '#contract/trust-calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as team from './team-schemas.ts'

export const adminTeamEndpoints = {
  listAdmins: {
    ...plain,
    ...trustCalls.listAdmins,
    summary: 'Who is an admin, in which role',
    room: 'admin',
    access: ['admin'],
    query: team.listAdminsSchema,
    reply: z.array(team.listedAdminSchema),
    paged: true,
  },
  changeAdminRole: {
    ...plain,
    ...trustCalls.changeAdminRole,
    summary: 'Give an admin another role',
    room: 'admin',
    access: ['admin'],
    limit: callLimits.edits,
    params: team.adminParamsSchema,
    body: team.changeAdminRoleSchema,
    reply: team.adminRoleChangedSchema,
  },
} as const satisfies Record<string, Endpoint>
