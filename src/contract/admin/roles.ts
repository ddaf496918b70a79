import { covers } from '#contract/role-acts.ts'
import type { RoleActs } from '#contract/role-acts.ts'

/** An admin does everything, or the work of one desk. */
export const adminRoles = ['owner', 'verifier', 'finance', 'support'] as const
export type AdminRole = (typeof adminRoles)[number]

/** What a call of an admin is about. */
export const adminActs = [
  'look',
  'inbox',
  'verify',
  'payments',
  'finance',
  'support',
  'own',
] as const
export type AdminAct = (typeof adminActs)[number]

/** The table of what each role may do. Screens, server and tests read it. */
const actsOfRole: RoleActs<AdminRole, AdminAct> = {
  owner: adminActs,
  verifier: ['look', 'inbox', 'verify'],
  finance: ['look', 'payments', 'finance'],
  // Who asks for a call back asks where the money is.
  support: ['look', 'inbox', 'payments', 'support'],
}

/** The roles that may do something. */
export const adminRolesThatMay = (act: AdminAct): AdminRole[] =>
  adminRoles.filter((role) => mayActAsAdmin(role, act))

export const mayActAsAdmin = (role: AdminRole, act: AdminAct): boolean =>
  covers(actsOfRole, role, act)
