import { Ban, Hourglass, Star } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge.tsx'

type Look = { tone: BadgeTone; icon: LucideIcon; textKey: MessageKey }

const looks: Readonly<Record<ApplicationStatus, Look>> = {
  waiting: { tone: 'warn', icon: Hourglass, textKey: 'review.waiting' },
  shortlisted: { tone: 'success', icon: Star, textKey: 'review.shortlisted' },
  rejected: { tone: 'error', icon: Ban, textKey: 'review.rejected' },
}

/** The employer's decision, for readers who may not decide. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation()
  const { tone, icon, textKey } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(textKey)}
    </Badge>
  )
}
