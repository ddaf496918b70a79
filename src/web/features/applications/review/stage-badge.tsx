import { BadgeCheck, Ban, CalendarCheck, Handshake, Hourglass, Star } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ApplicantStage } from '#contract/applications/stages.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge.tsx'

type Look = { tone: BadgeTone; icon: LucideIcon; textKey: MessageKey }

const waiting: Look = { tone: 'warn', icon: Hourglass, textKey: 'review.waiting' }

const looks: Readonly<Record<ApplicantStage, Look>> = {
  applied: waiting,
  seen: waiting,
  shortlisted: { tone: 'success', icon: Star, textKey: 'review.shortlisted' },
  interview: { tone: 'info', icon: CalendarCheck, textKey: 'review.stage.interview' },
  selected: { tone: 'success', icon: BadgeCheck, textKey: 'review.stage.selected' },
  joined: { tone: 'success', icon: Handshake, textKey: 'review.stage.joined' },
  not_selected: { tone: 'error', icon: Ban, textKey: 'review.rejected' },
}

/** How far an applicant has come. */
export function StageBadge({ stage }: { stage: ApplicantStage }) {
  const { t } = useTranslation()
  const { tone, icon, textKey } = looks[stage]
  return (
    <Badge tone={tone} icon={icon}>
      {t(textKey)}
    </Badge>
  )
}
