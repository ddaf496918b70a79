import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Link } from '#web/ui/link.ts'
import { stageAfter } from '#contract/applications/stages.ts'
import { daysSinceApplied } from '#contract/india-time.ts'
import { checkResponseActions, isPositionClosed, toJobStatus } from '#contract/jobs/states.ts'
import type { ListedJob } from '#contract/job-search/schemas.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { lookOf } from './application-status.ts'
import { CheckResponse } from './check-response.tsx'
import { ResumeViews } from './resume-views.tsx'
import { StageDots } from './stage-dots.tsx'
import { WithdrawApplication } from './withdraw-application.tsx'

/**
 * An application with its progress. A job that is verified again or was taken down has no page; its
 * card says so instead.
 */
export function ApplicationCard({ job, now }: { job: ListedJob; now: Date }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const look = lookOf(job.applicationStatus)
  const place = [job.companyName, job.jobLocation, job.jobCity].filter(Boolean).join(', ')
  const isClosed =
    job.applicationStage !== 'withdrawn' && isPositionClosed(job.state, job.applicationStatus)
  const canWithdraw =
    job.applicationStage !== undefined && stageAfter('withdraw', job.applicationStage) !== undefined
  const hasPage = checkResponseActions[toJobStatus(job.status)] === 'open'
  return (
    <Slip
      link={job.applicationId !== undefined}
      className="app"
      body={
        <>
          <CompanyLogo name={job.companyName} src={job.profile ?? undefined} />
          <div className="min-w-0">
            <h3 className="job__t" lang={langOf(job.jobTitle)}>
              {job.applicationId !== undefined ? (
                <Link to={paths.myApplication(job.applicationId)}>{job.jobTitle}</Link>
              ) : (
                job.jobTitle
              )}
            </h3>
            <p className="job__c" lang={langOf(place)}>
              {place}
            </p>
          </div>
          <div className="col-span-2">
            <StageDots
              stage={job.applicationStage ?? 'applied'}
              isClosed={isClosed}
              date={job.stageDate}
            />
            <ResumeViews job={job} />
            {isClosed && (
              <p className="relative z-1 text-small mt-3">
                <Link className="link" to={paths.publicJob(job.slug)}>
                  {t('application.similarJobs')}
                </Link>
              </p>
            )}
            {!hasPage && (
              <div className="relative z-1 mt-3">
                <CheckResponse size="sm" jobStatus={job.status} status={job.applicationStatus} />
              </div>
            )}
          </div>
        </>
      }
      stub={
        <>
          <Badge tone={look.tone} icon={look.icon}>
            {t(look.label)}
          </Badge>
          {job.appliedDate !== undefined && (
            <span className="text-small text-fg-3 tabular-nums">
              {t('application.daysAgo', { count: daysSinceApplied(job.appliedDate, now) })}
            </span>
          )}
          {canWithdraw && job.applicationId !== undefined && (
            <WithdrawApplication applicationId={job.applicationId} title={job.jobTitle} />
          )}
        </>
      }
    />
  )
}
