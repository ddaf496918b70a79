import { Check, Hourglass, X } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { canDecide } from './can-decide.ts'
import type { Decision } from './use-decide.ts'
import type { Reviewing } from './use-reviewing.ts'
import type { Rejecting } from './use-rejecting.ts'

const actions = [
  {
    status: 'accepted',
    labelKey: 'admin.accept',
    kind: 'success',
    state: 'success',
    icon: Check,
    key: 'A',
  },
  {
    status: 'rejected',
    labelKey: 'admin.reject',
    kind: 'danger-outline',
    state: 'danger',
    icon: X,
    key: 'R',
  },
  {
    status: 'waiting',
    labelKey: 'admin.wait',
    kind: 'wait',
    state: 'wait',
    icon: Hourglass,
    key: 'W',
  },
] as const

export type JobDecisionsProps = {
  job: QueuedJob
  /** The decision that is being saved. */
  saving: Decision | undefined
  onDecide: (status: Decision) => void
  rejecting: Rejecting
  reviewing: Reviewing
}

/** Whether any of Accept, Reject and Wait is left: none is for a job that was withdrawn or refunded. */
export const isDecidable = (job: QueuedJob): boolean =>
  actions.some(({ status }) => canDecide(job, status))

/** Accept, Reject and Wait. The current status shows as a disabled button. */
export function JobDecisions({
  job,
  saving,
  onDecide,
  rejecting,
  withKeys = false,
}: JobDecisionsProps & { withKeys?: boolean }) {
  const { t } = useTranslation()
  if (!isDecidable(job)) return null
  return actions.map(({ status, labelKey, kind, state, icon, key }) => (
    <Button
      key={status}
      kind={kind}
      icon={icon}
      state={status === job.status ? state : undefined}
      disabled={!canDecide(job, status)}
      loading={status === 'rejected' ? rejecting.isRejecting : saving === status}
      loadingText={t('admin.savingStatus')}
      shortcut={withKeys ? key : undefined}
      aria-expanded={status === 'rejected' ? rejecting.askedFor === job.id : undefined}
      onClick={() => (status === 'rejected' ? rejecting.ask(job) : onDecide(status))}
    >
      {t(labelKey)}
    </Button>
  ))
}
