import { useSyncExternalStore } from 'react'
import { adminRoles, mayActAsAdmin } from '#contract/admin/roles.ts'
import type { AdminAct, AdminRole } from '#contract/admin/roles.ts'
import { mayAct, teamRoles } from '#contract/team/roles.ts'
import type { TeamAct, TeamRole } from '#contract/team/roles.ts'

const changed = 'kaamyab:team-role'

/** Deleted with the session. */
const storageKey = 'private:team-role'

/**
 * Stores the role that an answer names: that in the organisation's team, of an admin that among the admins. Other answers
 * name none.
 */
export function noteTeamRole(named: string | null | undefined): void {
  const role = [...teamRoles, ...adminRoles].find((one) => one === named)
  if (!role || role === localStorage.getItem(storageKey)) return
  localStorage.setItem(storageKey, role)
  window.dispatchEvent(new Event(changed))
}

/** Who is no member acts for an organisation of their own. */
function readTeamRole(): TeamRole {
  const stored = localStorage.getItem(storageKey)
  return teamRoles.find((one) => one === stored) ?? 'owner'
}

/** Undefined until the server answered an admin. */
export function readAdminRole(): AdminRole | undefined {
  const stored = localStorage.getItem(storageKey)
  return adminRoles.find((one) => one === stored)
}

/** Whether the signed-in employer may do this for the organisation, by its last answer. The server decides. */
export const mayActForTeam = (act: TeamAct): boolean => mayAct(readTeamRole(), act)

/** The same, for a screen. */
export function useMayAct(): (act: TeamAct) => boolean {
  const role = useSyncExternalStore(subscribe, readTeamRole, founderRole)
  return (act) => mayAct(role, act)
}

/** Whether the signed-in admin may do this, by the last answer. The server decides. */
export function useMayActAsAdmin(): (act: AdminAct) => boolean {
  const role = useSyncExternalStore(subscribe, readAdminRole, noRole)
  return (act) => role !== undefined && mayActAsAdmin(role, act)
}

const founderRole = (): TeamRole => 'owner'
const noRole = (): AdminRole | undefined => undefined

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}
