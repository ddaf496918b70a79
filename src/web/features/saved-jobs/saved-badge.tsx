import { Ban, Check, CircleCheck, CirclePause, Hourglass, SearchCheck } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { limits } from '#contract/limits.ts'
import type { SavedJob } from '#contract/saved-jobs/schemas.ts'
import { Verified } from '#web/features/jobs/verified.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Badge } from '#web/ui/badge.tsx'

type Look = { readonly icon: LucideIcon; readonly textKey: MessageKey }

const over: Look = { icon: Ban, textKey: 'jobStatus.closed' }
const checking: Look = { icon: SearchCheck, textKey: 'saved.checking' }

/** How a saved job that is not live is named. */
const looks: Readonly<Record<Exclude<JobState, 'live'>, Look>> = {
  paused: { icon: CirclePause, textKey: 'jobStatus.paused' },
  filled: { icon: CircleCheck, textKey: 'jobStatus.filled' },
  waiting: checking,
  needs_changes: checking,
  frozen: checking,
  closed: over,
  expired: over,
  rejected: over,
  withdrawn: over,
  unpaid: over,
}

/** What matters most about a saved job: that it is over, that the person applied, or that it closes soon. */
export function SavedBadge({ job }: { job: SavedJob }) {
  const { t } = useTranslation()
  if (job.alreadyApplied) {
    return (
      <Badge tone="success" icon={Check}>
        {t('search.applied')}
      </Badge>
    )
  }
  if (job.state !== 'live') {
    const { icon, textKey } = looks[job.state]
    return <Badge icon={icon}>{t(textKey)}</Badge>
  }
  if (job.closesInDays === null || job.closesInDays > limits.savedClosingDays) {
    return <Verified level={job.companyLevel} />
  }
  return (
    <Badge tone="warn" icon={Hourglass}>
      {job.closesInDays === 0
        ? t('saved.closesToday')
        : t('saved.closesIn', { count: job.closesInDays })}
    </Badge>
  )
}
