import { Ban, BadgeIndianRupee, CircleCheck, Clock, Hourglass, Undo2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { toJobStatus } from '#contract/jobs/states.ts'
import type { JobStatus, JobStatusWire } from '#contract/jobs/states.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge.tsx'

type Look = { tone: BadgeTone; icon: LucideIcon; textKey: MessageKey }

export const statusLooks: Readonly<Record<JobStatus, Look>> = {
  unpaid: { tone: 'error', icon: BadgeIndianRupee, textKey: 'jobStatus.unpaid' },
  waiting: { tone: 'warn', icon: Hourglass, textKey: 'jobStatus.pending' },
  accepted: { tone: 'success', icon: CircleCheck, textKey: 'jobStatus.live' },
  rejected: { tone: 'error', icon: Ban, textKey: 'jobStatus.rejected' },
  expired: { tone: 'plain', icon: Clock, textKey: 'jobStatus.expired' },
}

const withdrawn: Look = { tone: 'plain', icon: Undo2, textKey: 'jobStatus.withdrawn' }

/** A job's status as its employer reads it. */
type Props = { job: { readonly status: JobStatusWire; readonly isWithdrawn?: boolean | undefined } }

export function JobStatusBadge({ job }: Props) {
  const { t } = useTranslation()
  const { tone, icon, textKey } =
    job.isWithdrawn === true ? withdrawn : statusLooks[toJobStatus(job.status)]
  return (
    <Badge tone={tone} icon={icon}>
      {t(textKey)}
    </Badge>
  )
}
