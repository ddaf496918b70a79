import { z } from 'zod'
import { roles } from '#contract/accounts/roles.ts'
import { messageSchema } from '#contract/i18n/message-schema.ts'
import { limits } from '#contract/limits.ts'
import { auditGroups, auditKindNames } from './kinds.ts'

const partySchema = z.object({ id: z.string(), name: z.string() })

export const auditEventSchema = z.object({
  id: z.string(),
  /** The instant, in UTC. */
  at: z.string(),
  kind: z.string(),
  /** Null when the product itself or the command line acted. */
  actor: partySchema.extend({ role: z.enum(roles) }).nullable(),
  person: partySchema.nullable(),
  job: partySchema.nullable(),
  network: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), messageSchema])),
})
export type AuditEvent = z.infer<typeof auditEventSchema>

const day = z.union([z.iso.date().startsWith('20'), z.literal('')])

const auditFilterFields = {
  /** All groups without it. A kind goes before. */
  show: z.union([z.enum(auditGroups), z.literal('')]),
  kind: z.union([z.enum(auditKindNames), z.literal('')]),
  /** An account's id, its phone number or e-mail, or a full name; finds the events of its jobs, too. */
  person: z.string().max(limits.emailLength),
  job: z.union([z.uuid(), z.literal('')]),
  /** Days in India, inclusive. */
  from: day,
  to: day,
}

export const auditFiltersSchema = z.object(auditFilterFields).partial()
export type AuditFilters = z.output<typeof auditFiltersSchema>

export const listAuditSchema = auditFiltersSchema.extend({
  cursor: z.string().max(limits.addressLength).optional(),
  limit: z.coerce.number().int().min(1).max(limits.listMax).optional(),
})
