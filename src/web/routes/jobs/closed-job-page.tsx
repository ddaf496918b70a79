import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ClosedJob as Closed, JobCard } from '#contract/jobs/schemas.ts'
import { PublicAlertSlip } from '#web/features/job-alerts/public-alert-slip.tsx'
import { ClosedJob } from '#web/features/jobs/closed-job.tsx'
import { closedTexts } from '#web/features/jobs/job-stamp.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import '#web/features/job-search/search.css'

interface ClosedJobPageProps {
  slug: string
  closed: Closed
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

export function ClosedPublicJob({ slug, closed, similar }: ClosedJobPageProps) {
  const { t } = useTranslation()
  const { reason, category, jobCity } = closed
  return (
    <>
      <PageHead
        title={t(closedTexts[reason].title)}
        description={t(closedTexts[reason].text)}
        path={paths.publicJob(slug)}
        hidden
      />
      <ClosedJob
        reason={reason}
        similar={similar}
        aside={<PublicAlertSlip filters={{ category, location: jobCity }} />}
      />
    </>
  )
}
