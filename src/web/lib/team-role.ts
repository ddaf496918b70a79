import { useSyncExternalStore } from 'react'
import { mayAct, teamRoles } from '#contract/team/roles.ts'
import type { TeamAct, TeamRole } from '#contract/team/roles.ts'

const changed = 'kaamyab:team-role'

/** Deleted with the session. */
const storageKey = 'private:team-role'

/** Stores the role that an answer about the organisation names. Other answers name none. */
export function noteTeamRole(named: string | null): void {
  const role = teamRoles.find((one) => one === named)
  if (!role || role === readTeamRole()) return
  localStorage.setItem(storageKey, role)
  window.dispatchEvent(new Event(changed))
}

/** Who is no member acts for an organisation of their own. */
function readTeamRole(): TeamRole {
  const stored = localStorage.getItem(storageKey)
  return teamRoles.find((one) => one === stored) ?? 'owner'
}

/** Whether the signed-in employer may do this for the organisation, by its last answer. The server decides. */
export const mayActForTeam = (act: TeamAct): boolean => mayAct(readTeamRole(), act)

/** The same, for a screen. */
export function useMayAct(): (act: TeamAct) => boolean {
  const role = useSyncExternalStore(subscribe, readTeamRole, founderRole)
  return (act) => mayAct(role, act)
}

const founderRole = (): TeamRole => 'owner'

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}
