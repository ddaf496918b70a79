import { useTranslation } from '#web/lib/i18n/translation.ts'
import { MessageDialog } from '#web/ui/message-dialog.tsx'

/** Why there are no responses to check yet. */
export function UnderProgressDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <MessageDialog
      open={open}
      title={t('response.underProgressTitle')}
      buttonLabel={t('common.close')}
      onClose={onClose}
    >
      <p>{t('response.underProgress')}</p>
    </MessageDialog>
  )
}
