import { Ban, Hourglass, Star } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import type { ApplicationStatus } from '#contract/applications.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge.tsx'

type Look = { tone: BadgeTone; icon: LucideIcon; textKey: MessageKey }

const looks: Readonly<Record<ApplicationStatus, Look>> = {
  waiting: { tone: 'warn', icon: Hourglass, textKey: 'review.waiting' },
  shortlisted: { tone: 'ok', icon: Star, textKey: 'review.shortlisted' },
  rejected: { tone: 'no', icon: Ban, textKey: 'review.rejected' },
}

/** What the employer decided, for those who may only read. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation()
  const { tone, icon, textKey } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(textKey)}
    </Badge>
  )
}
