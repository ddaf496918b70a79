import { Check, Hourglass, X } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { canMoveJob, toJobStatus } from '#contract/jobs.ts'
import type { QueuedJob } from '#contract/jobs.ts'
import { Button } from '#web/ui/button.tsx'
import type { Decision } from './use-decide.ts'

const acts = [
  { status: 'accepted', labelKey: 'admin.accept', kind: 'ok', state: 'ok', icon: Check, key: 'A' },
  { status: 'rejected', labelKey: 'admin.reject', kind: 'no', state: 'no', icon: X, key: 'R' },
  {
    status: 'waiting',
    labelKey: 'admin.wait',
    kind: 'wait',
    state: 'wait',
    icon: Hourglass,
    key: 'W',
  },
] as const

export type JobActsProps = {
  job: QueuedJob
  /** The decision that is being saved. */
  saving: Decision | undefined
  onDecide: (status: Decision) => void
}

/** Accept, Reject, Wait: the present state is shown as a button that is pressed in. */
export function JobActs({
  job,
  saving,
  onDecide,
  withKeys = false,
}: JobActsProps & { withKeys?: boolean }) {
  const { t } = useTranslation()
  const current = toJobStatus(job.status)
  return acts.map(({ status, labelKey, kind, state, icon, key }) => (
    <Button
      key={status}
      kind={kind}
      icon={icon}
      state={status === job.status ? state : undefined}
      // What was refunded can't be published any more.
      disabled={job.isRefunded || !canMoveJob(current, status, 'admin')}
      loading={saving === status}
      loadingText={t('admin.savingStatus')}
      shortcut={withKeys ? key : undefined}
      onClick={() => onDecide(status)}
    >
      {t(labelKey)}
    </Button>
  ))
}
