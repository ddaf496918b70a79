import { PencilLine } from 'lucide-react'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ReplaceDraftDialog } from './replace-draft-dialog.tsx'
import { usePostAgain } from './use-post-again.ts'

type Props = { job: JobDetails; accountId: string }

/** Opens the post form with a rejected job's answers. */
export function PostAgain({ job, accountId }: Props) {
  const { t } = useTranslation()
  const postAgain = usePostAgain(accountId)
  return (
    <>
      <Button
        className="max-sm:flex-1"
        icon={PencilLine}
        loading={postAgain.state.kind === 'copying'}
        loadingText={t('postedJob.postAgain')}
        onClick={() => postAgain.start(job)}
      >
        {t('postedJob.postAgain')}
      </Button>
      <ReplaceDraftDialog postAgain={postAgain} />
    </>
  )
}
