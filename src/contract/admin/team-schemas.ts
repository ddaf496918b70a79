import { z } from 'zod'
import { cursorSchema, listLimit } from '#contract/fields.ts'
import { adminRoles } from './roles.ts'

export const listAdminsSchema = z.object({ cursor: cursorSchema, limit: listLimit }).partial()

export const listedAdminSchema = z.object({
  /** Of the account. */
  id: z.string(),
  /** What the admin signs in with: an e-mail address, a phone number, or the number of a provider's account. */
  name: z.string(),
  role: z.enum(adminRoles),
  /** Since when with this role, an instant, ISO 8601 in UTC. */
  since: z.string(),
  hasSecondStep: z.boolean(),
  isYou: z.boolean(),
  /** The role stays as it is until somebody else is an owner. */
  isLastOwner: z.boolean(),
})
export type ListedAdmin = z.infer<typeof listedAdminSchema>

export const adminParamsSchema = z.object({ adminId: z.string() })
export const changeAdminRoleSchema = z.object({ role: z.enum(adminRoles) })
export const adminRoleChangedSchema = z.object({ success: z.literal(true) })
