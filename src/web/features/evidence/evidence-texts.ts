import {
  Building2,
  Camera,
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  IdCard,
  Landmark,
  Mail,
  Phone,
  PhoneCall,
  type LucideIcon,
} from 'lucide-react'
import type { EvidenceKind } from '#contract/evidence/kinds.ts'
import type { EvidenceStep } from '#contract/evidence/levels.ts'
import type { EvidenceItem } from '#contract/evidence/schemas.ts'
import type { EvidenceState } from '#contract/evidence/states.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const kindIcons: Readonly<Record<EvidenceKind, LucideIcon>> = {
  phone: Phone,
  workEmail: Mail,
  gstin: Landmark,
  registration: IdCard,
  office: Camera,
  call: PhoneCall,
}

export const stepIcons: Readonly<Record<EvidenceStep, LucideIcon>> = {
  phone: Phone,
  workEmail: Mail,
  papers: Landmark,
  office: Building2,
}

export const stateBadges: Readonly<
  Record<EvidenceState, { readonly tone: BadgeTone; readonly icon: LucideIcon }>
> = {
  none: { tone: 'plain', icon: CircleDashed },
  pending: { tone: 'warn', icon: Hourglass },
  verified: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'error', icon: CircleX },
}

export const dayOf = (instant: string): string => dayMonthYear(indiaDate(new Date(instant)))

/** What an organisation reads of a kind of evidence: what was sent and when, or what is missing. */
export function useEvidenceText(): (item: EvidenceItem) => string {
  const { t } = useTranslation()
  return (item) => {
    const { kind, state, at, validUntil, failReason } = item
    const value = item.value ?? ''
    const day = at === null ? '' : dayOf(at)
    if (kind === 'phone') {
      return state === 'verified' ? t('evidence.byCodeOn', { value, day }) : t('evidence.noPhone')
    }
    if (kind === 'call') {
      return state === 'verified' ? t('evidence.calledOn', { day }) : t('evidence.noCall')
    }
    if (state === 'failed') return failReason === null ? '' : t(`evidence.fail.${failReason}`)
    if (state === 'verified' && validUntil !== null) {
      const values = { value, day, until: dayOf(validUntil) }
      return kind === 'office'
        ? t('evidence.photoCheckedOn', values)
        : t('evidence.checkedOn', values)
    }
    if (state === 'pending') {
      if (kind === 'workEmail') return t('evidence.codeSentTo', { value })
      return kind === 'office'
        ? t('evidence.photoSentOn', { value, day })
        : t('evidence.sentOn', { value, day })
    }
    return validUntil === null
      ? t(`evidence.why.${kind}`)
      : t('evidence.endedOn', { value, day: dayOf(validUntil) })
  }
}
