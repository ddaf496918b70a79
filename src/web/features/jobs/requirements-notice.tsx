import type { JobWish, WishingJob } from '#contract/jobs/match.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useWishTexts } from './use-wish-texts.ts'

interface RequirementsNoticeProps {
  job: WishingJob
  /** What the job asks for and the person's answers do not have. */
  unmet: readonly JobWish[]
}

/** Tells before applying what the job asks for that the person does not have. Applying stays possible. */
export function RequirementsNotice({ job, unmet }: RequirementsNoticeProps) {
  const { t } = useTranslation()
  const texts = useWishTexts(job)
  if (unmet.length === 0) return null
  return (
    <Notice tone="warn">
      <p>{t('job.notMatching', { requirements: t.list(unmet.map((wish) => texts[wish])) })}</p>
    </Notice>
  )
}
