import { Flag, Phone, Scale, ShieldCheck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { CaseKind } from '#contract/inbox/kinds.ts'
import type { ListedCase } from '#contract/inbox/schemas.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import type { Translator } from '#contract/i18n/translator.ts'

export const iconOfKind: Readonly<Record<CaseKind, LucideIcon>> = {
  report: Flag,
  contact: Phone,
  objection: Scale,
  grievance: ShieldCheck,
}

/** What a case is about: the reason of a report, the topic of a ticket, or the person's own words. */
export function titleOf({ reason, topic, title }: ListedCase, t: Translator): string {
  if (reason !== null) return t(`option.reportReason.${reason}`)
  return topic === null ? title : t(`option.grievanceTopic.${topic}`)
}

/** Whom a case is about. */
export const subOf = ({ kind, who, title, people }: ListedCase, t: Translator): string =>
  kind === 'report' ? t('inbox.ofJob', { job: title, company: who, count: people }) : who

/** When a case is due, or was done. */
export function dueText({ dueAt, doneAt, isLate }: ListedCase, t: Translator): string {
  if (doneAt !== null) return t('inbox.doneAt', dayAndTime(doneAt))
  return t(isLate ? 'inbox.late' : 'inbox.due', dayAndTime(dueAt))
}
