import { useTranslation } from '#web/lib/translation.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { JobAct } from './job-act.tsx'
import { jobDate } from '../job-date.ts'
import { JobStatusBadge } from './job-status-badge.tsx'
import type { JobsProps } from './job-table.tsx'
import { PostedJobLink } from './posted-job-link.tsx'

/** The jobs on anything narrower than a desktop. */
export function JobSlips({ jobs, acts }: JobsProps) {
  const { t } = useTranslation()
  return (
    <div className="jcards only-p">
      {jobs.map((job) => (
        <Slip
          key={job.id}
          className="jcard"
          body={
            <>
              <div className="row items-start">
                <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="s" />
                <div className="grow min-w-0 leading-tight break-words">
                  <h3 className="job__t p-0">
                    <PostedJobLink job={job} />
                  </h3>
                  <p className="small t2">{job.jobTitle}</p>
                </div>
                <JobStatusBadge status={job.status} />
              </div>
              <dl className="pairs">
                <div>
                  <dt>{t('dashboard.postedOn')}</dt>
                  <dd>{jobDate(job.PostedDate) ?? t('dashboard.noDate')}</dd>
                </div>
                <div>
                  <dt>{t('dashboard.expireOn')}</dt>
                  <dd>{jobDate(job.ExpiryDate) ?? t('dashboard.noDate')}</dd>
                </div>
              </dl>
            </>
          }
          stub={<JobAct job={job} acts={acts} block />}
        />
      ))}
    </div>
  )
}
