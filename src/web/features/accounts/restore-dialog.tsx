import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface RestoreDialogProps {
  open: boolean
  isBusy: boolean
  onRestore: () => void
  onLeave: () => void
}

/** Offers to restore a deleted account at its login. */
export function RestoreDialog({ open, isBusy, onRestore, onLeave }: RestoreDialogProps) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      open={open}
      title={t('login.restoreTitle')}
      confirmLabel={t('login.restore')}
      loading={isBusy}
      loadingText={t('login.restoring')}
      cancelLabel={t('login.notRestore')}
      onConfirm={onRestore}
      onCancel={onLeave}
    >
      <p>{t('login.restoreText')}</p>
    </ConfirmDialog>
  )
}
