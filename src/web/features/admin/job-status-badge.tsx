import { Ban, CircleCheck, Clock, Hourglass } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { toJobStatus } from '#contract/jobs.ts'
import type { JobStatusWire } from '#contract/jobs.ts'
import { Badge } from '#web/ui/badge.tsx'

const looks = {
  unpaid: { tone: 'warn', icon: Hourglass, textKey: 'jobStatus.pending' },
  waiting: { tone: 'warn', icon: Hourglass, textKey: 'jobStatus.waiting' },
  accepted: { tone: 'ok', icon: CircleCheck, textKey: 'jobStatus.live' },
  rejected: { tone: 'no', icon: Ban, textKey: 'jobStatus.rejected' },
  expired: { tone: 'plain', icon: Clock, textKey: 'jobStatus.expired' },
} as const

/** A job's status as an admin reads it. */
export function JobStatusBadge({ status }: { status: JobStatusWire }) {
  const { t } = useTranslation()
  const { tone, icon, textKey } = looks[toJobStatus(status)]
  return (
    <Badge tone={tone} icon={icon}>
      {t(textKey)}
    </Badge>
  )
}
