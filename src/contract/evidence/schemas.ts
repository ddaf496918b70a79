import { z } from 'zod'
import { emailAddress, pincode, requiredText, searchText } from '#contract/fields.ts'
import { isGstin } from '#contract/invoices/gst.ts'
import { limits } from '#contract/limits.ts'
import { teamRoles } from '#contract/team/roles.ts'
import { allFailReasons } from './fail-reasons.ts'
import { evidenceKinds, sentKinds } from './kinds.ts'
import type { SentKind } from './kinds.ts'
import { evidenceLevels } from './levels.ts'
import { normalRegistration, registrationType } from './registration-number.ts'
import { evidenceDecisions, evidenceStates } from './states.ts'
import { organisationViews } from './views.ts'
import { isFreeMail } from './work-email.ts'

/* ---------- what an organisation sends ---------- */

/** The form of each kind. The value is returned as it is stored. */
export const evidenceForms = {
  workEmail: z.object({
    value: emailAddress('evidence.emailRequired', 'evidence.emailRequired')
      .transform((email) => email.toLowerCase())
      .refine((email) => !isFreeMail(email), { error: 'evidence.freeMail' }),
  }),
  gstin: z.object({
    value: requiredText('evidence.gstinRequired')
      .transform((text) => text.toUpperCase().replaceAll(/\s/g, ''))
      .refine(isGstin, { error: 'evidence.gstinWrong' }),
  }),
  registration: z.object({
    value: requiredText('evidence.registrationRequired')
      .transform(normalRegistration)
      .refine((number) => registrationType(number) !== undefined, {
        error: 'evidence.registrationWrong',
      }),
  }),
  /** The pincode that the photo shows. */
  office: z.object({ value: pincode('evidence.pincodeRequired', 'evidence.pincodeRequired') }),
} as const satisfies Record<SentKind, z.ZodType>

/** Which pages mark first. */
export const evidenceFieldOrder = ['value', 'photo', 'code'] as const

export const evidenceParamsSchema = z.object({ kind: z.enum(sentKinds) })

/** `evidenceForms` parses the fields. The form makes the id, so that a repeated send adds nothing. */
export const sendEvidenceSchema = z.looseObject({ submissionId: z.uuid() })

export const codeFormSchema = z.object({
  code: requiredText('evidence.codeRequired').transform((text) => text.replaceAll(/\D/g, '')),
})

/* ---------- what is shown ---------- */

/** An instant, ISO 8601 in UTC. */
const instant = z.string()

export const evidenceItemSchema = z.object({
  /** Of what was sent last; null for what the product knows by itself, and where nothing was sent. */
  id: z.string().nullable(),
  kind: z.enum(evidenceKinds),
  state: z.enum(evidenceStates),
  /** An address, a number or a pincode; null where there is none. */
  value: z.string().nullable(),
  /** When it was sent, or decided on. */
  at: instant.nullable(),
  validUntil: instant.nullable(),
  failReason: z.enum(allFailReasons).nullable(),
  /** Whether what was verified before counts until this is looked at. */
  isEarlierHeld: z.boolean(),
})
export type EvidenceItem = z.infer<typeof evidenceItemSchema>

export const ownEvidenceSchema = z.object({
  organisationName: z.string(),
  level: z.enum(evidenceLevels),
  items: z.array(evidenceItemSchema),
})
export type OwnEvidence = z.infer<typeof ownEvidenceSchema>

/* ---------- for admins ---------- */

export const listOrganisationsSchema = z
  .object({
    /** Those who sent something that nobody has looked at yet, the longest waiting first. */
    show: z.enum(organisationViews),
    /** A part of the name, or a whole phone number or e-mail address. */
    search: searchText(),
    cursor: z.string().max(limits.addressLength),
    limit: z.coerce.number().int().min(1).max(limits.listMax),
  })
  .partial()

export const organisationRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  level: z.enum(evidenceLevels),
  isBlocked: z.boolean(),
  joinedAt: instant,
  liveJobs: z.int(),
  /** What waits for a look. */
  toCheck: z.array(z.enum(sentKinds)),
  /** Since when the oldest of it waits. */
  waitsSince: instant.nullable(),
})
export type OrganisationRow = z.infer<typeof organisationRowSchema>

export const organisationParamsSchema = z.object({ organisationId: z.string() })

/** What was sent, and what became of it. */
export const evidenceEventSchema = z.object({
  id: z.string(),
  kind: z.enum(sentKinds),
  state: z.enum(evidenceStates),
  value: z.string(),
  sentAt: instant,
  decidedAt: instant.nullable(),
  /** The admin; null for a code. */
  decidedBy: z.string().nullable(),
  failReason: z.enum(allFailReasons).nullable(),
})

export const organisationSchema = organisationRowSchema.extend({
  address: z.string(),
  contactName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  items: z.array(
    evidenceItemSchema.extend({
      /** An address that opens the photo for some minutes. */
      photoUrl: z.string().nullable(),
      /** How many other organisations have sent the same. */
      sameElsewhere: z.int(),
    }),
  ),
  jobs: z.object({ waiting: z.int(), live: z.int(), rejected: z.int(), all: z.int() }),
  paidPaise: z.int(),
  reports: z.int(),
  history: z.array(evidenceEventSchema),
  /** Who acts for it beside the person who began it; who has not joined is only invited. */
  team: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      phone: z.string(),
      role: z.enum(teamRoles),
      joinedAt: instant.nullable(),
    }),
  ),
})
export type OrganisationForAdmins = z.infer<typeof organisationSchema>

export const evidenceIdParamsSchema = z.object({ evidenceId: z.string() })

export const decideEvidenceSchema = z.object({
  decision: z.enum(evidenceDecisions),
  /** For `fail`, one of the reasons of the kind. */
  reason: z.enum(allFailReasons).optional(),
})
