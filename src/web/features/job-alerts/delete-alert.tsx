import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Deletes an alert, after asking. */
export function DeleteAlert({ alertId, name }: { alertId: string; name: string }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useMutation({
    call: (api) => api.call(calls.deleteJobAlert, { params: { alertId } }),
    toastId: 'job-alert',
    successText: () => t('alert.deleted'),
    onSuccess: () => setAsking(false),
    revalidate: 'onSuccess',
  })
  return (
    <>
      <IconButton
        icon={Trash2}
        label={t('alert.deleteNamed', { name })}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('alert.askDelete')}
        confirmLabel={t('alert.delete')}
        confirmKind="danger"
        loading={isPending}
        cancelLabel={t('alert.keep')}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        {t('alert.askDeleteText', { name })}
      </ConfirmDialog>
    </>
  )
}
