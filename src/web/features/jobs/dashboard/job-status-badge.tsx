import { Ban, CircleCheck, Clock, Hourglass } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { toJobStatus } from '#contract/jobs.ts'
import type { JobStatus, JobStatusWire } from '#contract/jobs.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge.tsx'

type Look = { tone: BadgeTone; icon: LucideIcon; textKey: MessageKey }

const pending: Look = { tone: 'warn', icon: Hourglass, textKey: 'jobStatus.pending' }

const looks: Readonly<Record<JobStatus, Look>> = {
  unpaid: pending,
  waiting: pending,
  accepted: { tone: 'ok', icon: CircleCheck, textKey: 'jobStatus.live' },
  rejected: { tone: 'no', icon: Ban, textKey: 'jobStatus.rejected' },
  expired: { tone: 'plain', icon: Clock, textKey: 'jobStatus.expired' },
}

/** A job's status as its employer reads it. */
export function JobStatusBadge({ status }: { status: JobStatusWire }) {
  const { t } = useTranslation()
  const { tone, icon, textKey } = looks[toJobStatus(status)]
  return (
    <Badge tone={tone} icon={icon}>
      {t(textKey)}
    </Badge>
  )
}
