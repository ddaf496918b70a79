import { useEffect } from 'react'
import { loadSignedIn } from '#web/features/accounts/session-gate.ts'
import { ApplicationPanel } from '#web/features/applications/application-panel.tsx'
import { ApplyBar, ApplyPanel } from '#web/features/jobs/apply-act.tsx'
import { HrPanel } from '#web/features/jobs/hr-panel.tsx'
import { JobPage } from '#web/features/jobs/job-page.tsx'
import { JobSkeleton } from '#web/features/jobs/job-skeleton.tsx'
import { ReportJob } from '#web/features/jobs/report-job.tsx'
import { loadJob } from '#web/features/jobs/load-job.ts'
import { NoJobFound } from '#web/features/jobs/no-job-found.tsx'
import { SeenNotice } from '#web/features/jobs/seen-notice.tsx'
import { FailedScreen } from '#web/layout/failed-screen.tsx'
import { LateHelp } from '#web/layout/late-help.tsx'
import { CandidatePage } from '#web/layout/pages.tsx'
import { keepJobPageForOffline } from '#web/lib/page-worker.ts'
import { pageTitle, titleWithProduct } from '#web/lib/page-title.ts'
import { paths } from '#web/lib/paths.ts'
import type { Route } from './+types/job-details'

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return pageTitle('common.loading', matches)
  const { job } = loaderData
  if (!job) return pageTitle('job.notFound', matches)
  return titleWithProduct(`${job.jobTitle}, ${job.companyName}`, matches)
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return loadSignedIn(
    'users',
    request,
    (api) => loadJob(api, params.jobId, request.signal),
    'session.jobDetailsTimeout',
  )
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return (
    <CandidatePage current="search" actionBar>
      <JobSkeleton />
      <LateHelp />
    </CandidatePage>
  )
}

export default function JobDetails({ loaderData: { job, seenAt } }: Route.ComponentProps) {
  useEffect(() => void keepJobPageForOffline(), [])
  if (!job) {
    return (
      <CandidatePage current="search">
        <NoJobFound allJobs={paths.jobSearch()} />
      </CandidatePage>
    )
  }
  const act = {
    salary: job.salary,
    appliedDate: job.appliedDate,
    to: paths.applyForm(job.id),
  }
  return (
    <CandidatePage current="search" actionBar>
      {seenAt !== null && <SeenNotice seenAt={seenAt} />}
      <JobPage
        job={job}
        allJobs={paths.jobSearch()}
        act={<ApplyPanel {...act} />}
        hr={<HrPanel job={job} />}
        more={
          <>
            {job.appliedDate !== null && (
              <ApplicationPanel
                jobStatus={job.status}
                status={job.applicationStatus}
                appliedDate={job.appliedDate}
              />
            )}
            <ReportJob key={job.id} jobId={job.id} />
          </>
        }
      />
      <ApplyBar {...act} />
    </CandidatePage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedScreen error={error} page={CandidatePage} />
}
