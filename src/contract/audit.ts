import { z } from 'zod'
import { roles } from './accounts.ts'
import { limits } from './limits.ts'
import type { MessageKey } from './sentences.ts'

type KindOfEvent = { readonly label: MessageKey; readonly sentence: MessageKey }

/** What is recorded, and how it is told: a name for the filter, and a sentence for each event. */
export const auditKinds = {
  'signed-in': { label: 'audit.kind.signedIn', sentence: 'audit.says.signedIn' },
  'signed-out': { label: 'audit.kind.signedOut', sentence: 'audit.says.signedOut' },
  'sign-in-refused': { label: 'audit.kind.signInRefused', sentence: 'audit.says.signInRefused' },
  'sessions-ended': { label: 'audit.kind.sessionsEnded', sentence: 'audit.says.sessionsEnded' },
  'account-deleted': { label: 'audit.kind.accountDeleted', sentence: 'audit.says.accountDeleted' },
  'account-restored': {
    label: 'audit.kind.accountRestored',
    sentence: 'audit.says.accountRestored',
  },
  'second-step-taken': {
    label: 'audit.kind.secondStepTaken',
    sentence: 'audit.says.secondStepTaken',
  },
  'second-step-failed': {
    label: 'audit.kind.secondStepFailed',
    sentence: 'audit.says.secondStepFailed',
  },
  'second-step-changed': {
    label: 'audit.kind.secondStepChanged',
    sentence: 'audit.says.secondStepChanged',
  },
  'second-step-reset': {
    label: 'audit.kind.secondStepReset',
    sentence: 'audit.says.secondStepReset',
  },
  'resume-opened': { label: 'audit.kind.resumeOpened', sentence: 'audit.says.resumeOpened' },
  'video-opened': { label: 'audit.kind.videoOpened', sentence: 'audit.says.videoOpened' },
  'applicants-listed': {
    label: 'audit.kind.applicantsListed',
    sentence: 'audit.says.applicantsListed',
  },
  'contact-viewed': { label: 'audit.kind.contactViewed', sentence: 'audit.says.contactViewed' },
  'contacts-listed': { label: 'audit.kind.contactsListed', sentence: 'audit.says.contactsListed' },
  'job-status-changed': {
    label: 'audit.kind.jobStatusChanged',
    sentence: 'audit.says.jobStatusChanged',
  },
  'job-reported': { label: 'audit.kind.jobReported', sentence: 'audit.says.jobReported' },
  'job-under-review': {
    label: 'audit.kind.jobUnderReview',
    sentence: 'audit.says.jobUnderReview',
  },
  'reports-decided': { label: 'audit.kind.reportsDecided', sentence: 'audit.says.reportsDecided' },
  'job-edited': { label: 'audit.kind.jobEdited', sentence: 'audit.says.jobEdited' },
  'contact-request-changed': {
    label: 'audit.kind.contactRequestChanged',
    sentence: 'audit.says.contactRequestChanged',
  },
  'grievance-answered': {
    label: 'audit.kind.grievanceAnswered',
    sentence: 'audit.says.grievanceAnswered',
  },
  'refund-retried': { label: 'audit.kind.refundRetried', sentence: 'audit.says.refundRetried' },
  'day-book-downloaded': {
    label: 'audit.kind.dayBookDownloaded',
    sentence: 'audit.says.dayBookDownloaded',
  },
  'saying-saved': { label: 'audit.kind.sayingSaved', sentence: 'audit.says.sayingSaved' },
  'saying-removed': { label: 'audit.kind.sayingRemoved', sentence: 'audit.says.sayingRemoved' },
  'work-resent': { label: 'audit.kind.workResent', sentence: 'audit.says.workResent' },
  'work-dropped': { label: 'audit.kind.workDropped', sentence: 'audit.says.workDropped' },
  'audit-exported': { label: 'audit.kind.auditExported', sentence: 'audit.says.auditExported' },
  'admin-granted': { label: 'audit.kind.adminGranted', sentence: 'audit.says.adminGranted' },
  'admin-revoked': { label: 'audit.kind.adminRevoked', sentence: 'audit.says.adminRevoked' },
} as const satisfies Record<string, KindOfEvent>

export type AuditKind = keyof typeof auditKinds

export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(auditKinds, text)

export const auditKindNames = Object.keys(auditKinds).filter(isAuditKind)

const partySchema = z.object({ id: z.string(), name: z.string() })

export const auditEventSchema = z.object({
  id: z.string(),
  /** The instant, in UTC. */
  at: z.string(),
  kind: z.string(),
  /** Null where the product itself or the command line did it. */
  actor: partySchema.extend({ role: z.enum(roles) }).nullable(),
  person: partySchema.nullable(),
  job: partySchema.nullable(),
  network: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type AuditEvent = z.infer<typeof auditEventSchema>

const day = z.union([z.iso.date().startsWith('20'), z.literal('')])

const auditFilterFields = {
  kind: z.union([z.enum(auditKindNames), z.literal('')]),
  /** An account's id, the number or e-mail it signs in with, or a whole name. */
  person: z.string().max(limits.emailLength),
  job: z.union([z.uuid(), z.literal('')]),
  /** Days in India, both of them included. */
  from: day,
  to: day,
}

export const auditFiltersSchema = z.object(auditFilterFields).partial()
export type AuditFilters = z.output<typeof auditFiltersSchema>

export const listAuditSchema = auditFiltersSchema.extend({
  cursor: z.string().max(limits.addressLength).optional(),
  limit: z.coerce.number().int().min(1).max(limits.listMax).optional(),
})

/** What fills the places of an event's sentence; a missing name is told as such by `unknown`. */
export function auditValues(
  event: AuditEvent,
  { unknown, system }: { unknown: string; system: string },
): Record<string, string | number> {
  const named = (party: { name: string } | null) => party?.name || unknown
  return {
    ...event.details,
    actor: event.actor ? named(event.actor) : system,
    person: named(event.person),
    job: named(event.job),
  }
}
