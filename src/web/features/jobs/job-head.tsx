import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { jobAddress } from '#web/lib/format/job-place.ts'
import { PayText } from './pay-text.tsx'

interface JobHeadProps {
  job: LabelledJobCard
  stub: ReactNode
  /** Over the head of a job that is not open. */
  stamp?: ReactNode
}

/** The head of a job's page: title, company, salary and place, with `stub` below the tear line. */
export function JobHead({ job, stub, stamp }: JobHeadProps) {
  const langOf = useTypedLanguage()
  return (
    <Slip
      as="section"
      className="detail__head"
      body={
        <>
          {stamp}
          <div className="detail__top">
            <CompanyLogo name={job.companyName} src={job.profile ?? undefined} size="l" />
            <div className="flex-1 min-w-0 break-words max-letters:basis-word">
              <h1 lang={langOf(job.jobTitle)}>{job.jobTitle}</h1>
              <p className="text-fg-2" lang={langOf(job.companyName)}>
                {job.companyName}
              </p>
            </div>
          </div>
          <PayText job={job} hasWords />
          <p className="facts mt-1.5">
            <span className="flex items-start gap-1.5 max-letters:flex-wrap">
              <Icon of={MapPin} />
              <span lang={langOf(jobAddress(job))}>{jobAddress(job)}</span>
            </span>
          </p>
        </>
      }
      stub={stub}
    />
  )
}
