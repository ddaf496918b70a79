import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { jobPlace } from '#web/lib/format/job-place.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { Slip } from '#web/ui/slip.tsx'
import { offerCard } from './opened-card.ts'
import { PayText } from './pay-text.tsx'
import './mini-job.css'

interface MiniJobProps {
  job: LabelledJobCard
  /** The address of the job's page. */
  to: string
  /** What stands below the tear line. */
  note: ReactNode
}

/** A small card, for rows that stand beside a list. */
export function MiniJob({ job, to, note }: MiniJobProps) {
  const langOf = useTypedLanguage()
  const place = jobPlace(job)
  return (
    <Slip
      as="li"
      link
      className="mini"
      body={
        <>
          <div className="mini__top">
            <CompanyLogo name={job.companyName} src={job.profile ?? undefined} />
            <div className="min-w-0 break-words">
              <h3 className="job__t" lang={langOf(job.jobTitle)}>
                <Link to={to} onClick={() => offerCard(job)}>
                  {job.jobTitle}
                </Link>
              </h3>
              <p className="job__c" lang={langOf(job.companyName)}>
                {job.companyName}
              </p>
            </div>
          </div>
          <PayText job={job} />
          {place && (
            <p className="mini__place" lang={langOf(place)}>
              <Icon of={MapPin} size="s" />
              {place}
            </p>
          )}
        </>
      }
      stub={<p className="text-small text-fg-2">{note}</p>}
    />
  )
}

/** The row of small cards, which scrolls sideways on phones. */
export function MiniJobs({ children, label }: { children: ReactNode; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the arrow keys
    <ul className="minis" aria-labelledby={label} tabIndex={0}>
      {children}
    </ul>
  )
}
