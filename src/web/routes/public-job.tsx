import { Flag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { data, Link, redirect } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import { idFromSlug } from '#contract/job-slug.ts'
import type { PublicJob as Job } from '#contract/jobs.ts'
import { ApplyBar, ApplyPanel } from '#web/features/jobs/apply-act.tsx'
import { ClosedJob } from '#web/features/jobs/closed-job.tsx'
import { JobPage } from '#web/features/jobs/job-page.tsx'
import { jobPlace } from '#web/features/jobs/job-place.ts'
import { jobPosting } from '#web/features/jobs/job-posting.ts'
import { loadSimilarJobs } from '#web/features/jobs/load-similar-jobs.ts'
import { Breadcrumbs } from '#web/layout/breadcrumbs.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { orNothing } from '#web/lib/or-failure.ts'
import { orRefusal } from '#web/lib/failure.ts'
import { paths } from '#web/lib/paths.ts'
import { salaryText } from '#web/lib/salary-text.ts'
import { createServerApi } from '#web/lib/server-api.ts'
import { useSessionType } from '#web/lib/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'
import '#web/styles/screens/search.css'
import type { Route } from './+types/public-job'

const goneStatus = 410

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = createServerApi(context)
  const jobId = idFromSlug(params.slug)
  if (jobId === undefined) throw data(null, { status: 404 })
  const wish = { params: { jobId } }
  const job = await orRefusal(orNothing(api.call(endpoints.getPublicJob, wish)))
  if (!job) {
    const closed = await orRefusal(orNothing(api.call(endpoints.getClosedJob, wish)))
    if (!closed) throw data(null, { status: 404 })
    return data(
      { job: undefined, similar: await loadSimilarJobs(api, closed) },
      { status: goneStatus },
    )
  }
  if (job.slug !== params.slug) {
    throw redirect(paths.publicJob(job.slug) + new URL(request.url).search, 301)
  }
  return data({ job, similar: [] })
}

export default function PublicJob({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation()
  if (loaderData.job) return <LiveJob job={loaderData.job} />
  return (
    <PublicPage>
      <PageHead
        title={t('job.closed')}
        description={t('job.closedTip')}
        path={paths.publicJob(params.slug)}
        hidden
      />
      <ClosedJob similar={loaderData.similar} />
    </PublicPage>
  )
}

function LiveJob({ job }: { job: Job }) {
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
  const description = t('publicJobs.jobDescription', {
    title: job.jobTitle,
    company: job.companyName,
    place,
    salary: salaryText(job.salary).amount,
  })
  return (
    <PublicPage actionBar>
      <PageHead
        title={`${job.jobTitle}, ${job.companyName}, ${place}`}
        description={description}
        path={paths.publicJob(job.slug)}
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
