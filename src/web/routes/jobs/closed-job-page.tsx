import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ClosedJob as Closed, JobCard } from '#contract/jobs/schemas.ts'
import { ClosedJob, closedTitles } from '#web/features/jobs/closed-job.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import '#web/features/job-search/search.css'

interface ClosedJobPageProps {
  slug: string
  reason: Closed['reason']
  similar: readonly JobCard[]
}

/** The page of a job that was public and is closed now. */
export function ClosedJobPage(props: ClosedJobPageProps) {
  return (
    <PublicPage>
      <ClosedPublicJob {...props} />
    </PublicPage>
  )
}

export function ClosedPublicJob({ slug, reason, similar }: ClosedJobPageProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead
        title={t(closedTitles[reason])}
        description={t('job.closedTip')}
        path={paths.publicJob(slug)}
        hidden
      />
      <ClosedJob reason={reason} similar={similar} />
    </>
  )
}
