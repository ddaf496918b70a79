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
  const again = usePostAgain(job, accountId)
  return (
    <>
      <Button
        block
        icon={PencilLine}
        loading={again.isCopying}
        loadingText={t('postedJob.postAgain')}
        onClick={again.start}
      >
        {t('postedJob.postAgain')}
      </Button>
      <ConfirmDialog
        open={again.isAsking}
        title={t('postedJob.replaceDraftTitle')}
        confirmLabel={t('postedJob.replaceDraft')}
        cancelLabel={t('postedJob.replaceDraftNot')}
        onConfirm={again.copy}
        onCancel={again.cancel}
      >
        <p>
          {again.replacedTitle === undefined || again.replacedTitle === ''
            ? t('postedJob.replaceDraftText')
            : t('postedJob.replaceDraftTextNamed', { title: again.replacedTitle })}
        </p>
      </ConfirmDialog>
    </>
  )
}
