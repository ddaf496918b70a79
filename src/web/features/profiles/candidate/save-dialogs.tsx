import { useTranslation } from '#web/lib/translation.ts'
import { Seal } from '#web/ui/seal.tsx'
import { MessageDialog } from '#web/ui/message-dialog.tsx'
import { ProgressDialog } from '#web/ui/progress-dialog.tsx'

export type SaveStage = 'filling' | 'saving' | 'saved'

/** What is said while the profile is saved and after it. */
export function SaveDialogs({ stage, onOk }: { stage: SaveStage; onOk: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <ProgressDialog open={stage === 'saving'} title={t('profile.saving')} />
      <MessageDialog
        open={stage === 'saved'}
        title={t('profile.saved')}
        art={<Seal size={76} fill="var(--go)" tick="var(--on-go)" />}
        buttonLabel={t('candidate.ok')}
        onClose={onOk}
      />
    </>
  )
}
