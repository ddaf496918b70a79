import { useSyncExternalStore } from 'react'
import { adminRoles, mayActAsAdmin } from '#contract/admin/roles.ts'
import type { AdminAct, AdminRole } from '#contract/admin/roles.ts'
import { readStoredRole, subscribeToRole } from './team-role.ts'

/** Undefined until the server answered an admin. */
export function readAdminRole(): AdminRole | undefined {
  const stored = readStoredRole()
  return adminRoles.find((one) => one === stored)
}

/** Whether the signed-in admin may do this, by the last answer. The server decides. */
export function useMayActAsAdmin(): (act: AdminAct) => boolean {
  const role = useSyncExternalStore(subscribeToRole, readAdminRole, noRole)
  return (act) => role !== undefined && mayActAsAdmin(role, act)
}

const noRole = (): AdminRole | undefined => undefined
