import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface WithdrawApplicationProps {
  applicationId: string
  /** The job's title, for the name of the button. */
  title: string
}

/** Withdraws an application for good, after a question. */
export function WithdrawApplication({ applicationId, title }: WithdrawApplicationProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useMutation({
    call: (api) => api.call(calls.withdrawApplication, { params: { applicationId } }),
    toastId: 'withdraw-application',
    successText: () => t('application.withdrawn'),
    onSuccess: () => setAsking(false),
    revalidate: 'always',
  })
  return (
    <>
      <Button
        kind="quiet"
        size="sm"
        className="relative z-1"
        icon={Undo2}
        aria-label={t('application.withdrawFrom', { title })}
        onClick={() => setAsking(true)}
      >
        {t('application.withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('application.withdrawTitle')}
        confirmLabel={t('application.withdraw')}
        confirmKind="danger"
        loading={isPending}
        loadingText={t('application.withdrawing')}
        cancelLabel={t('application.keep')}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('application.withdrawText')}</p>
      </ConfirmDialog>
    </>
  )
}
