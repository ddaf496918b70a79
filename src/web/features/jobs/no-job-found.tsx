import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown for a job that does not exist or was removed. */
export function NoJobFound({ allJobs }: { allJobs: string }) {
  const { t } = useTranslation()
  return (
    <div className="wrap py-8">
      <EmptyState
        headingLevel="h1"
        art={<EmptyBoard />}
        title={t('job.notFound')}
        text={t('job.notFoundTip')}
        action={<ButtonLink render={<Link to={allJobs} />}>{t('search.seeAll')}</ButtonLink>}
      />
    </div>
  )
}
