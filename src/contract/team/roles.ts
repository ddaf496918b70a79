import { covers } from '#contract/role-acts.ts'
import type { RoleActs } from '#contract/role-acts.ts'

/** What somebody may do for an organisation. */
export const teamRoles = ['owner', 'recruiter', 'viewer'] as const
export type TeamRole = (typeof teamRoles)[number]

/** What a call of an employer is about, for those who act for an organisation. */
export const teamActs = ['see', 'hire', 'own'] as const
export type TeamAct = (typeof teamActs)[number]

/** The table of what each role may do. Screens, server and tests read it. */
const actsOfRole: RoleActs<TeamRole, TeamAct> = {
  owner: ['see', 'hire', 'own'],
  recruiter: ['see', 'hire'],
  viewer: ['see'],
}

/** The roles that may do something. */
export const rolesThatMay = (act: TeamAct): TeamRole[] =>
  teamRoles.filter((role) => mayAct(role, act))

export const mayAct = (role: TeamRole, act: TeamAct): boolean => covers(actsOfRole, role, act)
