import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { dayMonthYear } from '#contract/india-time.ts'
import type { PublicJob } from '#contract/jobs.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { Verified } from './job-card.tsx'
import { jobAddress } from './job-place.ts'
import { Salary } from './salary.tsx'

/** Title, company, salary and place: the head of a job's page. */
export function JobHead({ job }: { job: PublicJob }) {
  const { t } = useTranslation()
  const posted = job.PostedDate || job.postedDate
  return (
    <Slip
      as="section"
      className="detail__head"
      body={
        <>
          <div className="detail__top">
            <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="l" />
            <div className="min-w-0">
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
          {job.status === 'accepted' ? <Verified /> : <span />}
          <span className="small muted num">
            {t('job.postedOn', { date: isDay(posted) ? dayMonthYear(posted) : posted })}
          </span>
        </>
      }
    />
  )
}

/** A date that is not set yet travels as 'N/A'. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
