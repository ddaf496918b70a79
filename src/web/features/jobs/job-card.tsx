import { ArrowRight, Check, GraduationCap, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { JobCard as Job } from '#contract/jobs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { jobPlace } from './job-place.ts'
import { Salary } from './salary.tsx'

interface JobCardProps {
  job: Job
  /** The job's page. */
  to: string
  isApplied?: boolean
}

/** A job as one slip that is one link. */
export function JobCard({ job, to, isApplied = false }: JobCardProps) {
  const { t } = useTranslation()
  const place = jobPlace(job)
  const education = job.educationQualification.join(', ')
  return (
    <Slip
      link
      className="job"
      body={
        <>
          <div className="job__top">
            <CompanyLogo name={job.companyName} src={job.profile ?? undefined} />
            <div className="grow min-w-0">
              <h3 className="job__t">
                <Link to={to} state={{ alreadyApply: String(isApplied) }}>
                  {job.jobTitle}
                </Link>
              </h3>
              <p className="job__c">{job.companyName}</p>
            </div>
          </div>
          <Salary text={job.salary} />
          <ul className="facts">
            {place && (
              <li>
                <Icon of={MapPin} />
                {place}
              </li>
            )}
            {education && (
              <li>
                <Icon of={GraduationCap} />
                {education}
              </li>
            )}
          </ul>
        </>
      }
      stub={
        <>
          {isApplied ? (
            <Badge tone="ok" icon={Check}>
              {t('search.applied')}
            </Badge>
          ) : (
            <Verified />
          )}
          <span className="more" aria-hidden="true">
            {t('search.details')}
            <Icon of={ArrowRight} size="s" />
          </span>
        </>
      }
    />
  )
}

/** Every live job was verified by the team. */
export function Verified() {
  const { t } = useTranslation()
  return (
    <span className="verified">
      <Seal size={22} />
      {t('job.verified')}
    </span>
  )
}
