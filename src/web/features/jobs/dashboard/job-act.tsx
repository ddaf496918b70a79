import { toJobStatus } from '#contract/jobs.ts'
import { PayNow } from '../paying/pay-now.tsx'
import type { UnpaidJob } from '../paying/use-pay-now.ts'
import { CheckResponse } from './check-response.tsx'
import type { CheckedJob } from './check-response.tsx'

export type JobActs = {
  readonly payingId: string | undefined
  readonly onPay: (job: UnpaidJob) => void
  /** The job is not verified yet, so nobody can have applied. */
  readonly onExplain: () => void
}

type Props = { job: CheckedJob; acts: JobActs; block?: boolean | undefined }

/** What can be done with a job: paid for first, then its applicants looked at. */
export function JobAct({ job, acts, block }: Props) {
  return toJobStatus(job.status) === 'unpaid' ? (
    <PayNow
      job={job}
      isPaying={acts.payingId === job.id}
      onPay={() => acts.onPay(job)}
      block={block}
    />
  ) : (
    <CheckResponse job={job} block={block} onExplain={acts.onExplain} />
  )
}
