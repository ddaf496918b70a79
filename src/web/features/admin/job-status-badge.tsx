import { Ban, CircleCheck, Clock, Hourglass } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { toJobStatus } from '#contract/jobs/states.ts'
import type { JobStatusWire } from '#contract/jobs/states.ts'
import { Badge } from '#web/ui/badge.tsx'

const looks = {
  unpaid: { tone: 'warn', icon: Hourglass, textKey: 'jobStatus.pending' },
  waiting: { tone: 'warn', icon: Hourglass, textKey: 'jobStatus.waiting' },
  accepted: { tone: 'success', icon: CircleCheck, textKey: 'jobStatus.live' },
  rejected: { tone: 'error', icon: Ban, textKey: 'jobStatus.rejected' },
  expired: { tone: 'plain', icon: Clock, textKey: 'jobStatus.expired' },
} as const

/** The status of a job, as admins see it. */
export function JobStatusBadge({ status }: { status: JobStatusWire }) {
  const { t } = useTranslation()
  const { tone, icon, textKey } = looks[toJobStatus(status)]
  return (
    <Badge tone={tone} icon={icon}>
      {t(textKey)}
    </Badge>
  )
}
