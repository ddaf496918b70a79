import { Flag } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import type { SharedJob } from '#contract/jobs.ts'
import { ApplyBar, ApplyPanel } from '#web/features/jobs/apply-act.tsx'
import { JobPage } from '#web/features/jobs/job-page.tsx'
import { jobPlace } from '#web/features/jobs/job-place.ts'
import { jobPosting } from '#web/features/jobs/job-posting.ts'
import { Breadcrumbs } from '#web/layout/breadcrumbs.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { paths } from '#web/lib/paths.ts'
import { salaryText } from '#web/lib/salary-text.ts'
import { useSessionType } from '#web/lib/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'

/** A job that anybody may read; applying goes through the sign-in. */
export function LiveJobPage({ job }: { job: SharedJob }) {
  const { t } = useTranslation()
  const { publicUrl } = usePublicConfig()
  const isCandidate = useSessionType() === 'users'
  const applyForm = paths.applyForm(job.id)
  const act = {
    salary: job.salary,
    appliedDate: null,
    to: isCandidate ? applyForm : paths.candidateLogin(applyForm),
  }
  const report = paths.reportJob(job.id)
  const place = jobPlace(job)
  return (
    <PublicPage actionBar>
      <PageHead
        title={`${job.jobTitle}, ${job.companyName}, ${place}`}
        description={t('publicJobs.jobDescription', {
          title: job.jobTitle,
          company: job.companyName,
          place,
          salary: salaryText(job.salary).amount,
        })}
        path={paths.publicJob(job.slug)}
        picture={job.picture}
      />
      <StructuredData item={jobPosting(job, publicUrl)} />
      <JobPage
        job={job}
        allJobs={paths.publicJobs()}
        crumbs={
          <Breadcrumbs
            crumbs={[
              { name: t('nav.homePage'), path: paths.home() },
              { name: t('publicJobs.title'), path: paths.publicJobs() },
              { name: job.jobTitle, path: paths.publicJob(job.slug) },
            ]}
          />
        }
        act={<ApplyPanel {...act} />}
        more={
          <Link className="link" to={isCandidate ? report : paths.candidateLogin(report)}>
            <Icon of={Flag} />
            {t('report.act')}
          </Link>
        }
      />
      <ApplyBar {...act} />
    </PublicPage>
  )
}
