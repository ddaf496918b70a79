import type { MessageKey, MessageValues } from '#contract/i18n/message-keys.ts'
import type { AuditEvent } from './schemas.ts'

/** What the log shows: changes unless sign-ins or looks are asked for. */
export const auditGroups = ['changes', 'signIns', 'looks'] as const
export type AuditGroup = (typeof auditGroups)[number]

type KindOfEvent = {
  readonly group: AuditGroup
  readonly label: MessageKey
  readonly sentence: MessageKey
}

/** The kinds of audit events: their group, a label for the filter, and the message of each event. */
export const auditKinds = {
  'signed-in': { group: 'signIns', label: 'audit.kind.signedIn', sentence: 'audit.says.signedIn' },
  'signed-out': {
    group: 'signIns',
    label: 'audit.kind.signedOut',
    sentence: 'audit.says.signedOut',
  },
  'sign-in-refused': {
    group: 'signIns',
    label: 'audit.kind.signInRefused',
    sentence: 'audit.says.signInRefused',
  },
  'sessions-ended': {
    group: 'signIns',
    label: 'audit.kind.sessionsEnded',
    sentence: 'audit.says.sessionsEnded',
  },
  'account-deleted': {
    group: 'changes',
    label: 'audit.kind.accountDeleted',
    sentence: 'audit.says.accountDeleted',
  },
  'account-restored': {
    group: 'changes',
    label: 'audit.kind.accountRestored',
    sentence: 'audit.says.accountRestored',
  },
  'messages-stopped': {
    group: 'changes',
    label: 'audit.kind.messagesStopped',
    sentence: 'audit.says.messagesStopped',
  },
  'messages-started': {
    group: 'changes',
    label: 'audit.kind.messagesStarted',
    sentence: 'audit.says.messagesStarted',
  },
  'second-step-taken': {
    group: 'signIns',
    label: 'audit.kind.secondStepTaken',
    sentence: 'audit.says.secondStepTaken',
  },
  'second-step-failed': {
    group: 'signIns',
    label: 'audit.kind.secondStepFailed',
    sentence: 'audit.says.secondStepFailed',
  },
  'second-step-changed': {
    group: 'changes',
    label: 'audit.kind.secondStepChanged',
    sentence: 'audit.says.secondStepChanged',
  },
  'second-step-reset': {
    group: 'changes',
    label: 'audit.kind.secondStepReset',
    sentence: 'audit.says.secondStepReset',
  },
  'resume-opened': {
    group: 'looks',
    label: 'audit.kind.resumeOpened',
    sentence: 'audit.says.resumeOpened',
  },
  'video-opened': {
    group: 'looks',
    label: 'audit.kind.videoOpened',
    sentence: 'audit.says.videoOpened',
  },
  'voice-opened': {
    group: 'looks',
    label: 'audit.kind.voiceOpened',
    sentence: 'audit.says.voiceOpened',
  },
  'certificate-opened': {
    group: 'looks',
    label: 'audit.kind.certificateOpened',
    sentence: 'audit.says.certificateOpened',
  },
  'applicants-listed': {
    group: 'looks',
    label: 'audit.kind.applicantsListed',
    sentence: 'audit.says.applicantsListed',
  },
  'applicants-exported': {
    group: 'looks',
    label: 'audit.kind.applicantsExported',
    sentence: 'audit.says.applicantsExported',
  },
  'contact-viewed': {
    group: 'looks',
    label: 'audit.kind.contactViewed',
    sentence: 'audit.says.contactViewed',
  },
  'contacts-listed': {
    group: 'looks',
    label: 'audit.kind.contactsListed',
    sentence: 'audit.says.contactsListed',
  },
  'job-status-changed': {
    group: 'changes',
    label: 'audit.kind.jobStatusChanged',
    sentence: 'audit.says.jobStatusChanged',
  },
  'job-rejected': {
    group: 'changes',
    label: 'audit.kind.jobRejected',
    sentence: 'audit.says.jobRejected',
  },
  'rejection-taken-back': {
    group: 'changes',
    label: 'audit.kind.rejectionTakenBack',
    sentence: 'audit.says.rejectionTakenBack',
  },
  'rejection-final': {
    group: 'changes',
    label: 'audit.kind.rejectionFinal',
    sentence: 'audit.says.rejectionFinal',
  },
  'job-withdrawn': {
    group: 'changes',
    label: 'audit.kind.jobWithdrawn',
    sentence: 'audit.says.jobWithdrawn',
  },
  'job-acted-on': {
    group: 'changes',
    label: 'audit.kind.jobActedOn',
    sentence: 'audit.says.jobActedOn',
  },
  'job-changes-requested': {
    group: 'changes',
    label: 'audit.kind.jobChangesRequested',
    sentence: 'audit.says.jobChangesRequested',
  },
  'job-edited-by-employer': {
    group: 'changes',
    label: 'audit.kind.jobEditedByEmployer',
    sentence: 'audit.says.jobEditedByEmployer',
  },
  'revision-accepted': {
    group: 'changes',
    label: 'audit.kind.revisionAccepted',
    sentence: 'audit.says.revisionAccepted',
  },
  'revision-rejected': {
    group: 'changes',
    label: 'audit.kind.revisionRejected',
    sentence: 'audit.says.revisionRejected',
  },
  'job-reported': {
    group: 'changes',
    label: 'audit.kind.jobReported',
    sentence: 'audit.says.jobReported',
  },
  'job-under-review': {
    group: 'changes',
    label: 'audit.kind.jobUnderReview',
    sentence: 'audit.says.jobUnderReview',
  },
  'reports-decided': {
    group: 'changes',
    label: 'audit.kind.reportsDecided',
    sentence: 'audit.says.reportsDecided',
  },
  'contact-called': {
    group: 'changes',
    label: 'audit.kind.contactCalled',
    sentence: 'audit.says.contactCalled',
  },
  'job-edited': {
    group: 'changes',
    label: 'audit.kind.jobEdited',
    sentence: 'audit.says.jobEdited',
  },
  'evidence-sent': {
    group: 'changes',
    label: 'audit.kind.evidenceSent',
    sentence: 'audit.says.evidenceSent',
  },
  'evidence-verified': {
    group: 'changes',
    label: 'audit.kind.evidenceVerified',
    sentence: 'audit.says.evidenceVerified',
  },
  'evidence-failed': {
    group: 'changes',
    label: 'audit.kind.evidenceFailed',
    sentence: 'audit.says.evidenceFailed',
  },
  'applicants-invited': {
    group: 'changes',
    label: 'audit.kind.applicantsInvited',
    sentence: 'audit.says.applicantsInvited',
  },
  'member-invited': {
    group: 'changes',
    label: 'audit.kind.memberInvited',
    sentence: 'audit.says.memberInvited',
  },
  'member-changed': {
    group: 'changes',
    label: 'audit.kind.memberChanged',
    sentence: 'audit.says.memberChanged',
  },
  'member-removed': {
    group: 'changes',
    label: 'audit.kind.memberRemoved',
    sentence: 'audit.says.memberRemoved',
  },
  'member-joined': {
    group: 'changes',
    label: 'audit.kind.memberJoined',
    sentence: 'audit.says.memberJoined',
  },
  'member-left': {
    group: 'changes',
    label: 'audit.kind.memberLeft',
    sentence: 'audit.says.memberLeft',
  },
  'company-page-cleared': {
    group: 'changes',
    label: 'audit.kind.companyPageCleared',
    sentence: 'audit.says.companyPageCleared',
  },
  'organisation-viewed': {
    group: 'looks',
    label: 'audit.kind.organisationViewed',
    sentence: 'audit.says.organisationViewed',
  },
  'people-found': {
    group: 'looks',
    label: 'audit.kind.peopleFound',
    sentence: 'audit.says.peopleFound',
  },
  'person-looked-up': {
    group: 'looks',
    label: 'audit.kind.personLookedUp',
    sentence: 'audit.says.personLookedUp',
  },
  blocked: {
    group: 'changes',
    label: 'audit.kind.blocked',
    sentence: 'audit.says.blocked',
  },
  'block-agreed': {
    group: 'changes',
    label: 'audit.kind.blockAgreed',
    sentence: 'audit.says.blockAgreed',
  },
  'block-ended': {
    group: 'changes',
    label: 'audit.kind.blockEnded',
    sentence: 'audit.says.blockEnded',
  },
  'applicants-decided': {
    group: 'changes',
    label: 'audit.kind.applicantsDecided',
    sentence: 'audit.says.applicantsDecided',
  },
  'decisions-taken-back': {
    group: 'changes',
    label: 'audit.kind.decisionsTakenBack',
    sentence: 'audit.says.decisionsTakenBack',
  },
  'contact-request-changed': {
    group: 'changes',
    label: 'audit.kind.contactRequestChanged',
    sentence: 'audit.says.contactRequestChanged',
  },
  // Of earlier versions, whose records stay.
  'grievance-assigned': {
    group: 'changes',
    label: 'audit.kind.grievanceAssigned',
    sentence: 'audit.says.grievanceAssigned',
  },
  'case-changed': {
    group: 'changes',
    label: 'audit.kind.caseChanged',
    sentence: 'audit.says.caseChanged',
  },
  'case-read': { group: 'looks', label: 'audit.kind.caseRead', sentence: 'audit.says.caseRead' },
  'grievance-answered': {
    group: 'changes',
    label: 'audit.kind.grievanceAnswered',
    sentence: 'audit.says.grievanceAnswered',
  },
  'payment-refunded': {
    group: 'changes',
    label: 'audit.kind.paymentRefunded',
    sentence: 'audit.says.paymentRefunded',
  },
  'refund-retried': {
    group: 'changes',
    label: 'audit.kind.refundRetried',
    sentence: 'audit.says.refundRetried',
  },
  'invoice-opened': {
    group: 'looks',
    label: 'audit.kind.invoiceOpened',
    sentence: 'audit.says.invoiceOpened',
  },
  'day-book-downloaded': {
    group: 'looks',
    label: 'audit.kind.dayBookDownloaded',
    sentence: 'audit.says.dayBookDownloaded',
  },
  'saying-saved': {
    group: 'changes',
    label: 'audit.kind.synonymSaved',
    sentence: 'audit.says.synonymSaved',
  },
  'saying-removed': {
    group: 'changes',
    label: 'audit.kind.synonymRemoved',
    sentence: 'audit.says.synonymRemoved',
  },
  'work-resent': {
    group: 'changes',
    label: 'audit.kind.workResent',
    sentence: 'audit.says.workResent',
  },
  'work-dropped': {
    group: 'changes',
    label: 'audit.kind.workDropped',
    sentence: 'audit.says.workDropped',
  },
  'audit-exported': {
    group: 'looks',
    label: 'audit.kind.auditExported',
    sentence: 'audit.says.auditExported',
  },
  'admin-granted': {
    group: 'changes',
    label: 'audit.kind.adminGranted',
    sentence: 'audit.says.adminGranted',
  },
  'admin-role-changed': {
    group: 'changes',
    label: 'audit.kind.adminRoleChanged',
    sentence: 'audit.says.adminRoleChanged',
  },
  'admin-revoked': {
    group: 'changes',
    label: 'audit.kind.adminRevoked',
    sentence: 'audit.says.adminRevoked',
  },
} as const satisfies Record<string, KindOfEvent>

export type AuditKind = keyof typeof auditKinds

export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(auditKinds, text)

export const auditKindNames = Object.keys(auditKinds).filter(isAuditKind)

export const auditKindsOf = (group: AuditGroup): AuditKind[] =>
  auditKindNames.filter((kind) => auditKinds[kind].group === group)

/** The values of an event's message; `unknown` replaces a missing name. */
export function auditValues(
  event: AuditEvent,
  { unknown, system }: { unknown: string; system: string },
): MessageValues {
  const named = (party: { name: string } | null) => party?.name || unknown
  return {
    ...event.details,
    actor: event.actor ? named(event.actor) : system,
    person: named(event.person),
    job: named(event.job),
  }
}
