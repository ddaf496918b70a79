import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PublicJob } from '#contract/jobs.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { jobAddress } from './job-place.ts'
import { Salary } from './salary.tsx'

/** Title, company, salary and place: the head of a job's page. Below the tear line its `stub`. */
export function JobHead({ job, stub }: { job: PublicJob; stub: ReactNode }) {
  return (
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
      stub={stub}
    />
  )
}
