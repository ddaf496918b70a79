import { Ban, CircleCheck, Clock, Hourglass, PencilLine, Undo2 } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { toJobStatus } from '#contract/jobs/states.ts'
import type { JobState, JobStatusWire } from '#contract/jobs/states.ts'
import { Badge } from '#web/ui/badge.tsx'

const looks = {
  unpaid: { tone: 'warn', icon: Hourglass, textKey: 'admin.unpaidJob' },
  waiting: { tone: 'warn', icon: Hourglass, textKey: 'jobStatus.waiting' },
  accepted: { tone: 'success', icon: CircleCheck, textKey: 'jobStatus.live' },
  rejected: { tone: 'error', icon: Ban, textKey: 'jobStatus.rejected' },
  expired: { tone: 'plain', icon: Clock, textKey: 'jobStatus.expired' },
} as const
const needsChanges = {
  tone: 'warn',
  icon: PencilLine,
  textKey: 'jobStatus.needsChanges',
} as const
const frozen = { tone: 'error', icon: Ban, textKey: 'jobStatus.frozen' } as const
const withdrawn = { tone: 'plain', icon: Undo2, textKey: 'jobStatus.withdrawn' } as const

type Props = {
  job: { readonly status: JobStatusWire; readonly state: JobState; readonly isWithdrawn: boolean }
}

/** The status of a job, as admins see it. */
export function JobStatusBadge({ job }: Props) {
  const { t } = useTranslation()
  const { tone, icon, textKey } = lookOf(job)
  return (
    <Badge tone={tone} icon={icon}>
      {t(textKey)}
    </Badge>
  )
}

function lookOf({ state, status, isWithdrawn }: Props['job']) {
  if (isWithdrawn) return withdrawn
  if (state === 'frozen') return frozen
  return state === 'needs_changes' ? needsChanges : looks[toJobStatus(status)]
}
