import { toJobStatus } from '#contract/jobs/states.ts'
import { PayNow } from '#web/features/checkout/pay-now.tsx'
import type { UnpaidJob } from '#web/features/checkout/use-pay-now.ts'
import { CheckResponse } from './check-response.tsx'
import type { CheckedJob } from './check-response.tsx'

export type JobActions = {
  readonly payingId: string | undefined
  readonly onPay: (job: UnpaidJob) => void
  /** The job is not verified yet, so nobody can have applied. */
  readonly onExplain: () => void
}

type Props = { job: CheckedJob; actions: JobActions; block?: boolean | undefined }

/** What can be done with a job: paid for first, then its applicants looked at. */
export function JobAction({ job, actions, block }: Props) {
  return toJobStatus(job.status) === 'unpaid' ? (
    <PayNow
      job={job}
      isPaying={actions.payingId === job.id}
      onPay={() => actions.onPay(job)}
      block={block}
    />
  ) : (
    <CheckResponse job={job} block={block} onExplain={actions.onExplain} />
  )
}
