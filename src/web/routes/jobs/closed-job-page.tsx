import { Bell } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ClosedJob as Closed, JobCard } from '#contract/jobs/schemas.ts'
import { AlertPaper } from '#web/features/job-alerts/alert-paper.tsx'
import { toSearch } from '#web/features/job-search/job-filters.ts'
import { ClosedJob, closedTitles } from '#web/features/jobs/closed-job.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { paths } from '#web/lib/paths.ts'
import { useSessionType } from '#web/lib/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.ts'
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
  const isCandidate = useSessionType() === 'users'
  const search = { category, location: jobCity }
  const alert = paths.alerts() + toSearch(search)
  return (
    <>
      <PageHead
        title={t(closedTitles[reason])}
        description={t('job.closedTip')}
        path={paths.publicJob(slug)}
        hidden
      />
      <ClosedJob
        reason={reason}
        similar={similar}
        aside={
          <AlertPaper
            search={search}
            act={
              <ButtonLink
                kind="sec"
                size="sm"
                icon={Bell}
                render={<Link to={isCandidate ? alert : paths.candidateLogin(alert)} />}
              >
                {t('job.alertTurnOn')}
              </ButtonLink>
            }
          />
        }
      />
    </>
  )
}
