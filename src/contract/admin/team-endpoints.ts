import { z } from 'zod'
import { adminCalls } from '#contract/admin-calls.ts'
import { callLimits } from '#contract/call-limits.ts'
import { plain } from '#contract/endpoint.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import * as team from './team-schemas.ts'

export const adminTeamEndpoints = {
  listAdmins: {
    ...plain,
    ...adminCalls.listAdmins,
    summary: 'Who is an admin, in which role',
    room: 'admin',
    access: ['admin'],
    query: team.listAdminsSchema,
    reply: z.array(team.listedAdminSchema),
    paged: true,
  },
  changeAdminRole: {
    ...plain,
    ...adminCalls.changeAdminRole,
    summary: 'Give an admin another role',
    room: 'admin',
    access: ['admin'],
    limit: callLimits.edits,
    params: team.adminParamsSchema,
    body: team.changeAdminRoleSchema,
    reply: team.adminRoleChangedSchema,
  },
} as const satisfies Record<string, Endpoint>
