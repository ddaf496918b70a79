import { useState } from 'react'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import type { JobRejection } from '#contract/jobs/schemas.ts'
import type { RejectionReason } from '#contract/jobs/options.ts'
import { adminCalls } from '#contract/admin-calls.ts'
import { indiaTime } from '#contract/india-time.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { canDecide } from './can-decide.ts'

export type RejectedJob = { readonly job: QueuedJob; readonly rejection: JobRejection }

/** Rejects jobs for a reason, and takes rejections back. Both reload the queue. */
export function useRejecting() {
  const { t } = useTranslation()
  const [last, setLast] = useState<RejectedJob>()
  const [askedFor, setAskedFor] = useState<string>()

  const rejecting = useMutation({
    call: (api, { job, reason }: { job: QueuedJob; reason: RejectionReason }) =>
      api.call(adminCalls.changeJobStatus, {
        params: { jobId: job.id },
        body: { status: 'rejected', reason, version: job.version, openReports: job.openReports },
      }),
    toastId: 'job-status',
    successText: ({ rejection }, { job }) => {
      const values = { title: job.jobTitle, company: job.companyName }
      if (job.refundableRupees === 0 || !rejection) return t('admin.rejected', values)
      const at = indiaTime(new Date(rejection.finalAt))
      return t('admin.rejectedWithRefund', { ...values, rupees: job.refundableRupees, at })
    },
    onSuccess: ({ rejection }, { job }) => {
      setAskedFor(undefined)
      setLast(rejection ? { job, rejection } : undefined)
      // The next job opens; above it stands the way to take the rejection back.
      window.scrollTo({ top: 0 })
    },
    revalidate: 'always',
  })

  const takingBack = useMutation({
    call: (api, rejectionId: string) =>
      api.call(adminCalls.takeBackRejection, { params: { rejectionId } }),
    toastId: 'job-status',
    successText: ({ message }) => message,
    onSuccess: () => setLast(undefined),
    revalidate: 'always',
  })

  return {
    /** The id of the job whose reason is asked for. */
    askedFor,
    /** Asks for the reason, or stops asking. */
    ask: (job: QueuedJob | undefined) =>
      setAskedFor(job && job.id !== askedFor && canDecide(job, 'rejected') ? job.id : undefined),
    reject: (job: QueuedJob, reason: RejectionReason) => void rejecting.run({ job, reason }),
    isRejecting: rejecting.isPending,
    /** The job that was rejected last, on this screen. */
    last,
    takeBack: (rejectionId: string) => void takingBack.run(rejectionId),
    isTakingBack: takingBack.isPending,
  }
}

export type Rejecting = ReturnType<typeof useRejecting>
