import { Flag } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { plainPay } from '#contract/jobs/pay.ts'
import type { SharedJob } from '#contract/jobs/schemas.ts'
import { ApplyBar, ApplyPanel } from '#web/features/jobs/apply-action.tsx'
import { JobPage } from '#web/features/jobs/job-page.tsx'
import { MatchOffer } from '#web/features/jobs/match-offer.tsx'
import { SimilarJobs } from '#web/features/jobs/similar-jobs.tsx'
import { ViewedMark } from '#web/features/jobs/viewed-mark.tsx'
import { jobPlace } from '#web/lib/format/job-place.ts'
import { jobPosting } from '#web/features/jobs/job-structured-data.ts'
import { useJobPostingTexts } from '#web/features/jobs/use-job-posting-texts.ts'
import { toSearch } from '#web/features/job-search/job-filters.ts'
import { PageHead } from '#web/layout/page-head.tsx'
import { HomePage } from '#web/layout/pages.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { paths } from '#web/lib/paths.ts'
import { useSessionType } from '#web/lib/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { JobCrumbs } from './job-crumbs.tsx'
import { useOwnJob } from './use-own-job.ts'

export function LiveJobPage({ job }: { job: SharedJob }) {
  return (
    <HomePage actionBar>
      <LiveJob job={job} />
    </HomePage>
  )
}

/**
 * A public job. Applying requires a sign-in. The page is the same for everybody; a candidate's browser asks for the own
 * application afterwards.
 */
export function LiveJob({ job }: { job: SharedJob }) {
  const { t } = useTranslation()
  const { publicUrl } = usePublicConfig()
  const sessionType = useSessionType()
  const isCandidate = sessionType === 'users'
  const mayBeStranger = sessionType === 'none' || sessionType === 'unknown'
  const own = useOwnJob(job.id)
  const jobPath = paths.jobDetails(job.id)
  const applySheet = paths.applySheet(job.id)
  const action = {
    job,
    appliedDate: own?.job.appliedDate ?? null,
    to: isCandidate ? applySheet : paths.candidateLogin(applySheet),
    hrMobile: own?.hrMobile,
  }
  const place = jobPlace(job)
  const jobTexts = useJobPostingTexts(job)
  return (
    <>
      <PageHead
        title={`${job.jobTitle}, ${job.companyName}, ${place}`}
        description={t('publicJobs.jobDescription', {
          title: job.jobTitle,
          company: job.companyName,
          place,
          pay: plainPay(job, t.say),
        })}
        path={paths.publicJob(job.slug)}
        picture={job.picture}
      />
      <ViewedMark jobId={job.id} />
      <StructuredData item={jobPosting(job, publicUrl, jobTexts)} />
      <JobPage
        job={job}
        allJobs={paths.publicJobs()}
        crumbs={<JobCrumbs job={job} />}
        action={<ApplyPanel {...action} />}
        match={own?.match ?? (mayBeStranger && <MatchOffer to={paths.candidateLogin(jobPath)} />)}
        hr={own?.contact}
        more={
          <>
            {own?.application}
            <Link
              className="link"
              to={isCandidate ? paths.reportJob(job.id) : paths.reportPublicJob(job.slug)}
            >
              <Icon of={Flag} />
              {t('report.act')}
            </Link>
          </>
        }
      />
      <SimilarJobs
        jobs={job.similar}
        all={paths.publicJobs() + toSearch({ category: job.category, location: job.jobCity })}
        toJob={(similar) => paths.publicJob(similar.slug)}
      />
      <ApplyBar {...action} />
    </>
  )
}
