import { Hourglass } from 'lucide-react'
import type { MyApplication } from '#contract/applications/schemas.ts'
import { checkResponseActions, statusOf } from '#contract/jobs/states.ts'
import { PayText } from '#web/features/jobs/pay-text.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { Link } from '#web/ui/link.ts'
import { Slip } from '#web/ui/slip.tsx'
import { lookOf } from '../application-status.ts'

/** The job applied to, and whose turn it is. */
export function ApplicationHead({ application }: { application: MyApplication }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { job, status, feedback, isFeedbackOpen } = application
  const look = lookOf(status)
  const place = [job.companyName, job.jobLocation, t.place(job.jobCity)].filter(Boolean).join(', ')
  const hasPage = checkResponseActions[statusOf(job.state)] === 'open'
  return (
    <Slip
      className="detail__head"
      body={
        <>
          <div className="detail__top">
            <CompanyLogo name={job.companyName} src={job.profile ?? undefined} />
            <div className="min-w-0 break-words">
              <h1 lang={langOf(job.jobTitle)}>
                {hasPage ? <Link to={paths.jobDetails(job.id)}>{job.jobTitle}</Link> : job.jobTitle}
              </h1>
              <p className="text-fg-2" lang={langOf(place)}>
                {place}
              </p>
            </div>
          </div>
          <PayText job={job} />
        </>
      }
      stub={
        <>
          <Badge tone={look.tone} icon={look.icon}>
            {t(look.label)}
          </Badge>
          {isFeedbackOpen && feedback === null && (
            <Badge tone="warn" icon={Hourglass}>
              {t('myApplication.yourTurn')}
            </Badge>
          )}
        </>
      }
    />
  )
}
