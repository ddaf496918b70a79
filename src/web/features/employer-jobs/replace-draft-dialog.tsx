import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { PostAgainState } from './use-post-again.ts'

/** Asks before a copied job replaces one that was typed and not sent. */
export function ReplaceDraftDialog({ postAgain }: { postAgain: PostAgainState }) {
  const { t } = useTranslation()
  const { state, replace, cancel } = postAgain
  return (
    <ConfirmDialog
      open={state.kind === 'asking'}
      title={t('postedJob.replaceDraftTitle')}
      confirmLabel={t('postedJob.replaceDraft')}
      cancelLabel={t('postedJob.replaceDraftNot')}
      onConfirm={replace}
      onCancel={cancel}
    >
      <p>
        {state.kind === 'asking' && state.replacedTitle !== ''
          ? t('postedJob.replaceDraftTextNamed', { title: state.replacedTitle })
          : t('postedJob.replaceDraftText')}
      </p>
    </ConfirmDialog>
  )
}
