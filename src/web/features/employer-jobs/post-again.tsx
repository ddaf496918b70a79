import { PencilLine } from 'lucide-react'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { usePostAgain } from './use-post-again.ts'

type Props = { job: JobDetails; accountId: string }

/** Opens the post form with a rejected job's answers. */
export function PostAgain({ job, accountId }: Props) {
  const { t } = useTranslation()
  const { state, start, copy, cancel } = usePostAgain(job, accountId)
  return (
    <>
      <Button
        className="max-sm:flex-1"
        icon={PencilLine}
        loading={state.kind === 'copying'}
        loadingText={t('postedJob.postAgain')}
        onClick={start}
      >
        {t('postedJob.postAgain')}
      </Button>
      <ConfirmDialog
        open={state.kind === 'asking'}
        title={t('postedJob.replaceDraftTitle')}
        confirmLabel={t('postedJob.replaceDraft')}
        cancelLabel={t('postedJob.replaceDraftNot')}
        onConfirm={copy}
        onCancel={cancel}
      >
        <p>
          {state.kind === 'asking' && state.replacedTitle !== ''
            ? t('postedJob.replaceDraftTextNamed', { title: state.replacedTitle })
            : t('postedJob.replaceDraftText')}
        </p>
      </ConfirmDialog>
    </>
  )
}
