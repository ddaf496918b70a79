import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { closedReasonOf } from '#contract/jobs/states.ts'
import { categoryOptions, findOptionValue } from '#contract/options.ts'
import { ApplicationSent } from '#web/features/applications/application-sent.tsx'
import { toSearch } from '#web/features/job-search/job-filters.ts'
import { ApplyBar, ApplyPanel } from '#web/features/jobs/apply-action.tsx'
import { CachedNotice } from '#web/features/jobs/cached-notice.tsx'
import { contactOf } from '#web/features/jobs/hr-contact.ts'
import { HrPanel } from '#web/features/jobs/hr-panel.tsx'
import { JobPage } from '#web/features/jobs/job-page.tsx'
import type { KindAndCity } from '#web/features/jobs/load-similar-jobs.ts'
import type { LoadedJob } from '#web/features/jobs/load-job.ts'
import { JobOver, JobStamp } from '#web/features/jobs/job-stamp.tsx'
import { NoJobFound } from '#web/features/jobs/no-job-found.tsx'
import { ViewedMark } from '#web/features/jobs/viewed-mark.tsx'
import { ReportJob } from '#web/features/reports/report-job.tsx'
import { isShape } from '#web/lib/api/shapes.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cacheOpenPageForOffline } from '#web/lib/notifications/page-worker.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { LazyPart } from '#web/ui/lazy-part.tsx'

/* What most people do not need at once. */

const loadApplicationPanel = async () =>
  (await import('#web/features/applications/application-panel.tsx')).ApplicationPanel

const loadApplySheet = async () =>
  (await import('#web/features/applications/apply/apply-sheet.tsx')).ApplySheet

const loadMatchList = async () => (await import('#web/features/jobs/match-list.tsx')).MatchList

const loadSimilarJobs = async () =>
  (await import('#web/features/jobs/own-similar-jobs.tsx')).OwnSimilarJobs

const toSimilarSearch = ({ category, jobCity }: KindAndCity): string =>
  paths.jobSearch() +
  toSearch({ category: findOptionValue(categoryOptions, category) ?? '', location: jobCity })

/** A job as a candidate sees it, or that there is none. */
export function CandidateJob({ job, viewedAt }: LoadedJob) {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  const { state } = useLocation()
  const [search, setSearch] = useSearchParams()
  const isApplying = search.has('apply') && job?.appliedDate === null
  const closeSheet = () => setSearch({}, { replace: true, preventScrollReset: true })
  const isJustSent = isShape(state) && state['justSent'] === true
  useEffect(() => void cacheOpenPageForOffline(), [])
  if (!job) {
    return (
      <>
        <title>{`${t('job.notFound')} | ${productName}`}</title>
        <NoJobFound allJobs={paths.jobSearch()} />
      </>
    )
  }
  const reason = closedReasonOf(job.state)
  const action = {
    job,
    appliedDate: job.appliedDate,
    to: paths.applySheet(job.id),
    hrMobile: contactOf(job)?.mobile,
  }
  return (
    <>
      <title>{`${job.jobTitle}, ${job.companyName} | ${productName}`}</title>
      {job.status === 'accepted' && viewedAt === null && <ViewedMark jobId={job.id} />}
      {viewedAt !== null && <CachedNotice viewedAt={viewedAt} />}
      <JobPage
        job={job}
        allJobs={paths.jobSearch()}
        action={<ApplyPanel {...action} />}
        over={
          job.status === 'accepted'
            ? undefined
            : { stamp: <JobStamp reason={reason} />, notice: <JobOver reason={reason} /> }
        }
        match={
          job.appliedDate === null && (
            <LazyPart load={loadMatchList} isRequested props={{ job, match: job.match }} />
          )
        }
        hr={
          <>
            {isJustSent && <ApplicationSent />}
            <HrPanel job={job} />
          </>
        }
        more={
          <>
            {job.appliedDate !== null && (
              <LazyPart
                load={loadApplicationPanel}
                isRequested
                props={{
                  jobState: job.state,
                  status: job.applicationStatus,
                  appliedDate: job.appliedDate,
                }}
              />
            )}
            <ReportJob key={job.id} jobId={job.id} />
          </>
        }
      />
      <LazyPart load={loadSimilarJobs} isRequested props={{ job, toAll: toSimilarSearch }} />
      <ApplyBar {...action} />
      <LazyPart
        load={loadApplySheet}
        isRequested={isApplying}
        onMissed={closeSheet}
        props={{ open: isApplying, job, onClose: closeSheet }}
      />
    </>
  )
}
