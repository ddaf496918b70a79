import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MessageDialog } from '#web/ui/message-dialog.tsx'
import { Seal } from '#web/ui/seal.tsx'
import type { Posting } from './use-post-job.ts'

type Props = {
  posting: Posting
  onDismiss: () => void
  onEdit: () => void
  onAnother: () => void
  onDashboard: () => void
}

/** The result of a posting. */
export function PostingDialogs({ posting, onDismiss, onEdit, onAnother, onDashboard }: Props) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const failure = posting.kind === 'failed' ? posting : undefined
  const isInForm = failure?.isInForm === true
  return (
    <>
      <MessageDialog
        open={failure !== undefined}
        title={t('posting.errorTitle')}
        buttonLabel={isInForm ? t('posting.editDetails') : t('common.close')}
        onClose={isInForm ? onEdit : onDismiss}
      >
        <p>
          {typeof failure?.message === 'object'
            ? failureText(failure.message.sentence)
            : failure && t(failure.message)}
        </p>
      </MessageDialog>
      <Dialog
        open={posting.kind === 'done'}
        onClose={onDashboard}
        title={t('posting.doneTitle')}
        art={<Seal size={76} fill="var(--go)" tick="var(--on-go)" />}
        actions={
          <>
            <Button onClick={onAnother}>{t('posting.makeAnother')}</Button>
            <Button kind="quiet" onClick={onDashboard}>
              {t('posting.goToDashboard')}
            </Button>
          </>
        }
      >
        <p>{t('posting.freeDone')}</p>
      </Dialog>
    </>
  )
}
