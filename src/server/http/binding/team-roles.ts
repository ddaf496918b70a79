import type { AdminAct, AdminRole } from '#contract/admin/roles.ts'
import { mayActAsAdmin } from '#contract/admin/roles.ts'
import { adminPolicy } from '#contract/admin/policy.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { teamPolicy } from '#contract/team/policy.ts'
import { mayAct } from '#contract/team/roles.ts'
import type { TeamAct, TeamRole } from '#contract/team/roles.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Viewer } from './viewer.ts'

type Address = Pick<Endpoint, 'method' | 'path'>

/** What each call is for those who make it in a team: the members of an organisation, and the admins. */
export type TeamActs = {
  readonly ofMembers: ReadonlyMap<string, TeamAct>
  readonly ofAdmins: ReadonlyMap<string, AdminAct>
}

export const createTeamActs = (): TeamActs => ({
  ofMembers: byAddress<TeamAct>(teamPolicy),
  ofAdmins: byAddress<AdminAct>(adminPolicy),
})

function byAddress<Act>(policy: Readonly<Record<string, Act>>): ReadonlyMap<string, Act> {
  return new Map(
    Object.entries(endpoints).flatMap(([name, endpoint]) => {
      const act = policy[name]
      return act === undefined ? [] : [[addressOf(endpoint), act]]
    }),
  )
}

const addressOf = ({ method, path }: Address): string => `${method} ${path}`

type InTeam = { readonly role: TeamRole | AdminRole | undefined; readonly isCovered: boolean }

/** The role in which somebody makes a call, and whether it covers the call. Undefined for a call that is no team's. */
function roleInTeam(
  { role: kind, membership, adminRole }: Viewer,
  endpoint: Address,
  { ofMembers, ofAdmins }: TeamActs,
): InTeam | undefined {
  const address = addressOf(endpoint)
  if (kind === 'employer') {
    const act = ofMembers.get(address)
    // Who is no member acts for an organisation of their own.
    const role = membership?.role ?? 'owner'
    return act && { role, isCovered: mayAct(role, act) }
  }
  const act = kind === 'admin' ? ofAdmins.get(address) : undefined
  return act && { role: adminRole, isCovered: !!adminRole && mayActAsAdmin(adminRole, act) }
}

/**
 * Who makes a call: a member in a call that is about the organisation acts with its account; in all other calls, as anybody,
 * with the own. `noteRole` gets the role, also of a call that is refused.
 * @throws AppError MEMBER_MAY_NOT when the role does not cover the call
 */
export function actInTeam(
  viewer: Viewer,
  endpoint: Address,
  acts: TeamActs,
  noteRole: (role: string) => void,
): Viewer {
  const { membership, ...person } = viewer
  const inTeam = roleInTeam(viewer, endpoint, acts)
  if (inTeam?.role !== undefined) noteRole(inTeam.role)
  if (inTeam?.isCovered === false) throw new AppError('MEMBER_MAY_NOT')
  return inTeam && membership ? { ...viewer, accountId: membership.organisationId } : person
}
