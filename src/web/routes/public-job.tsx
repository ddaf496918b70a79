import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { data, Link, redirect } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { idFromSlug } from '#contract/job-slug.ts'
import { ApplyBar, ApplyPanel } from '#web/features/jobs/apply-act.tsx'
import { JobPage } from '#web/features/jobs/job-page.tsx'
import { jobPlace } from '#web/features/jobs/job-place.ts'
import { PublicPage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { orNothing } from '#web/lib/or-failure.ts'
import { orRefusal } from '#web/lib/failure.ts'
import { paths } from '#web/lib/paths.ts'
import { salaryText } from '#web/lib/salary-text.ts'
import { createServerApi } from '#web/lib/server-api.ts'
import { useSessionType } from '#web/lib/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Route } from './+types/public-job'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const jobId = idFromSlug(params.slug)
  const job =
    jobId === undefined
      ? undefined
      : await orRefusal(
          orNothing(createServerApi(context).call(endpoints.getPublicJob, { params: { jobId } })),
        )
  if (!job) throw data(null, { status: 404 })
  if (job.slug !== params.slug) {
    throw redirect(paths.publicJob(job.slug) + new URL(request.url).search, 301)
  }
  return { job }
}

export default function PublicJob({ loaderData: { job } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { productName, publicUrl } = usePublicConfig()
  const isCandidate = useSessionType() === 'users'
  const applyForm = paths.applyForm(job.id)
  const act = {
    salary: job.salary,
    appliedDate: null,
    to: isCandidate ? applyForm : paths.candidateLogin(applyForm),
  }
  const report = paths.reportJob(job.id)
  const place = jobPlace(job)
  const description = t('publicJobs.jobDescription', {
    title: job.jobTitle,
    company: job.companyName,
    place,
    salary: salaryText(job.salary).amount,
  })
  return (
    <PublicPage actionBar>
      <title>{`${job.jobTitle}, ${job.companyName}, ${place} | ${productName}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={publicUrl + paths.publicJob(job.slug)} />
      <JobPage
        job={job}
        allJobs={paths.publicJobs()}
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
