import { useTranslation } from '#web/lib/translation.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Perforation } from '#web/ui/slip.tsx'
import { ContactToVerify } from './contact-to-verify.tsx'
import { JobActs } from './job-acts.tsx'
import type { JobActsProps } from './job-acts.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobReports } from './job-reports.tsx'
import { JobStatusBadge } from './job-status-badge.tsx'
import { MoreActs } from './more-acts.tsx'

/** Everything about one job, for the person who verifies it. */
export function QueuedJob(props: JobActsProps) {
  const { t } = useTranslation()
  const { job } = props
  return (
    <article className="slip adm-detail" aria-label={t('admin.selectedJob')}>
      <div className="slip__body adm-top">
        <div className="row items-start!">
          <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="m" />
          <div className="grow min-w-0 break-words">
            <h2>{job.jobTitle}</h2>
            <p className="t2">
              {job.companyName}. {job.jobLocation}
            </p>
          </div>
          <span className="only-d">
            <JobStatusBadge status={job.status} />
          </span>
        </div>
        <div className="admin-acts mt-4">
          <span className="only-d contents!">
            <JobActs {...props} withKeys />
          </span>
          <MoreActs {...props} />
        </div>
        {job.isRefunded && (
          <Notice className="mt-4">
            <p className="small">{t('error.jobRefunded')}</p>
          </Notice>
        )}
        {job.openReports > 0 && <JobReports key={`${job.id} ${job.openReports}`} job={job} />}
      </div>
      <Perforation />
      <div className="slip__body">
        <ContactToVerify job={job} />
        <JobFacts job={job} />
      </div>
    </article>
  )
}
