import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ListedJob } from '#contract/jobs.ts'
import { daysSinceApplied } from '#contract/india-time.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { lookOf } from './application-status.ts'
import { ApplicationTrack } from './application-track.tsx'

/** One job applied to and how far that has come. */
export function ApplicationSlip({ job, now }: { job: ListedJob; now: Date }) {
  const { t } = useTranslation()
  const look = lookOf(job.applicationStatus)
  const place = [job.companyName, job.jobCity].filter(Boolean).join(', ')
  return (
    <Slip
      link
      className="app"
      body={
        <>
          <CompanyLogo name={job.companyName} src={job.profile ?? undefined} />
          <div className="min-w-0">
            <h3 className="job__t">
              <Link to={paths.jobDetails(job.id)} state={{ alreadyApply: 'true' }}>
                {job.jobTitle}
              </Link>
            </h3>
            <p className="job__c">{place}</p>
          </div>
          <div className="col-span-2">
            <ApplicationTrack status={job.applicationStatus} />
          </div>
        </>
      }
      stub={
        <>
          <Badge tone={look.tone} icon={look.icon}>
            {t(look.label)}
          </Badge>
          {job.appliedDate !== undefined && (
            <span className="small muted num">
              {t('application.daysAgo', { count: daysSinceApplied(job.appliedDate, now) })}
            </span>
          )}
        </>
      }
    />
  )
}
