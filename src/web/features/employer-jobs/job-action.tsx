import { PencilLine } from 'lucide-react'
import { Link } from 'react-router'
import type { ChangeRequest } from '#contract/jobs/schemas.ts'
import { toJobStatus } from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import { PayNow } from '#web/features/checkout/pay-now.tsx'
import type { UnpaidJob } from '#web/features/checkout/use-pay-now.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CheckResponse } from './check-response.tsx'
import type { CheckedJob } from './check-response.tsx'

export type JobActions = {
  readonly payingId: string | undefined
  readonly onPay: (job: UnpaidJob) => void
  /** The job is not verified yet, so nobody can have applied. */
  readonly onExplain: () => void
}

type Props = { job: ActedJob; actions: JobActions; block?: boolean | undefined }

/** `changeRequest` is that of a job that needs changes. */
type ActedJob = CheckedJob & {
  readonly state: JobState
  readonly changeRequest?: ChangeRequest | null | undefined
}

/** What can be done with a job: paid for or changed first, then its applicants looked at. */
export function JobAction({ job, actions, block }: Props) {
  const { t } = useTranslation()
  const may = useMayAct()
  if (job.state === 'needs_changes') {
    if (!may('hire')) return null
    return (
      <ButtonLink
        kind="sec"
        size="sm"
        block={block}
        icon={PencilLine}
        render={<Link to={paths.editOwnJob(job.id)} />}
      >
        {t('dashboard.fix', { count: job.changeRequest?.topics.length ?? 1 })}
      </ButtonLink>
    )
  }
  if (toJobStatus(job.status) !== 'unpaid')
    return <CheckResponse job={job} block={block} onExplain={actions.onExplain} />
  return may('own') ? (
    <PayNow
      job={job}
      isPaying={actions.payingId === job.id}
      onPay={() => actions.onPay(job)}
      block={block}
    />
  ) : (
    <p className="text-small text-fg-2">{t('dashboard.ownerPays')}</p>
  )
}
