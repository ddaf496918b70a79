import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Seal } from '#web/ui/seal.tsx'
import { MessageDialog } from '#web/ui/message-dialog.tsx'
import { ProgressDialog } from '#web/ui/progress-dialog.tsx'

interface SaveDialogsProps {
  isSaving: boolean
  isSaved: boolean
  onOk: () => void
}

/** The dialogs shown while the profile is saved, and after it. */
export function SaveDialogs({ isSaving, isSaved, onOk }: SaveDialogsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ProgressDialog open={isSaving} title={t('profile.saving')} />
      <MessageDialog
        open={isSaved && !isSaving}
        title={t('profile.saved')}
        art={<Seal size={76} fill="var(--go)" tick="var(--on-go)" />}
        buttonLabel={t('candidate.ok')}
        onClose={onOk}
      />
    </>
  )
}
