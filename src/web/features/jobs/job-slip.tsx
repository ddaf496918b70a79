import { ArrowRight, GraduationCap, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { Salary } from './salary.tsx'

interface JobSlipProps {
  /** The title, with its link where the slip is one. */
  title: ReactNode
  company: string
  logo: string | undefined
  salary: string
  place: string
  education: string
  /** What is known of the job, below the tear line. */
  badge: ReactNode
  isLink: boolean
}

/** A job as a slip. */
export function JobSlip({
  title,
  company,
  logo,
  salary,
  place,
  education,
  badge,
  isLink,
}: JobSlipProps) {
  const { t } = useTranslation()
  return (
    <Slip
      as={isLink ? 'article' : 'div'}
      link={isLink}
      className="job"
      body={
        <>
          <div className="job__top">
            <CompanyLogo name={company} src={logo} />
            <div className="grow min-w-0 break-words">
              {title}
              <p className="job__c">{company}</p>
            </div>
          </div>
          <Salary text={salary} />
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
          {badge}
          <span className="more" aria-hidden="true">
            {t('search.details')}
            <Icon of={ArrowRight} size="s" />
          </span>
        </>
      }
    />
  )
}
