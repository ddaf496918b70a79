import {
  BadgeIndianRupee,
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  Hourglass,
  Pause,
  PencilLine,
  Undo2,
  UserRoundCheck,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { stateNames } from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge.tsx'

const looks: Readonly<Record<JobState, { tone: BadgeTone; icon: LucideIcon }>> = {
  unpaid: { tone: 'error', icon: BadgeIndianRupee },
  waiting: { tone: 'warn', icon: Hourglass },
  needs_changes: { tone: 'warn', icon: PencilLine },
  live: { tone: 'success', icon: CircleCheck },
  paused: { tone: 'plain', icon: Pause },
  expired: { tone: 'plain', icon: Clock },
  filled: { tone: 'info', icon: UserRoundCheck },
  closed: { tone: 'plain', icon: CircleX },
  rejected: { tone: 'error', icon: Ban },
  withdrawn: { tone: 'plain', icon: Undo2 },
  frozen: { tone: 'error', icon: Ban },
}

/** A job's state as its employer reads it. */
export function JobStatusBadge({ job: { state } }: { job: { readonly state: JobState } }) {
  const { t } = useTranslation()
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(stateNames[state])}
    </Badge>
  )
}
