import { ArrowLeft, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { JobDetails } from '#contract/jobs.ts'
import { paths } from '#web/lib/paths.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { JobDescription } from '../job-description.tsx'
import { JobFacts } from '../job-facts.tsx'
import { jobAddress } from '../job-place.ts'
import { Salary } from '../salary.tsx'
import { JobStatusBadge } from './job-status-badge.tsx'
import { PostedJobOrganization } from './posted-job-organization.tsx'
import { PostedJobStatus } from './posted-job-status.tsx'
import '#web/styles/screens/job-detail.css'

/** Everything about a job for the employer who posted it. */
export function PostedJobScreen({ job }: { job: JobDetails }) {
  const { t } = useTranslation()
  return (
    <div className="wrap">
      <Link className="crumb mt-3" to={paths.dashboard()}>
        <Icon of={ArrowLeft} />
        {t('postedJob.back')}
      </Link>
      <div className="detail">
        <div className="detail__main">
          <Slip
            as="section"
            className="detail__head"
            body={
              <>
                <div className="detail__top">
                  <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="l" />
                  <div className="grow min-w-0 break-words">
                    <h1>{job.jobTitle}</h1>
                    <p className="t2">{job.companyName}</p>
                  </div>
                </div>
                <Salary text={job.salary} />
                <p className="facts mt-1.5">
                  <span className="row items-start gap-1.5">
                    <Icon of={MapPin} />
                    <span>{jobAddress(job)}</span>
                  </span>
                </p>
              </>
            }
            stub={
              <>
                <JobStatusBadge status={job.status} />
                <span className="small muted">{job.category}</span>
              </>
            }
          />
          <section className="panel">
            <h2>{t('postedJob.details')}</h2>
            <JobFacts job={job} />
          </section>
          <section className="panel">
            <h2>{t('postedJob.description')}</h2>
            <JobDescription text={job.jobDescription} />
          </section>
        </div>
        <div className="detail__side">
          <PostedJobStatus job={job} />
          <PostedJobOrganization job={job} />
        </div>
      </div>
    </div>
  )
}
