import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { rupees } from '#web/lib/format/money.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = { job: Pick<JobDetails, 'id' | 'jobTitle'>; refundRupees: number }

/** Takes a job back before it is published. The question names the job and its money. */
export function WithdrawJob({ job, refundRupees }: Props) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useMutation({
    call: (api) => api.call(calls.withdrawJob, { params: { jobId: job.id } }),
    toastId: 'withdraw',
    successText: ({ message }) => message,
    onError: () => setAsking(false),
    revalidate: 'always',
  })
  const isFree = refundRupees === 0
  const amount = rupees(refundRupees)
  const label = isFree ? t('postedJob.withdrawFree') : t('postedJob.withdraw', { amount })
  return (
    <div className="mt-3">
      <Button kind="danger-outline" size="sm" block icon={Undo2} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('postedJob.withdrawTitle', { title: job.jobTitle })}
        confirmLabel={label}
        confirmKind="danger-outline"
        loading={isPending}
        cancelLabel={t('postedJob.withdrawNot')}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        <p>{isFree ? t('postedJob.withdrawFreeText') : t('postedJob.withdrawText', { amount })}</p>
      </ConfirmDialog>
    </div>
  )
}
