import { ArrowLeft, CalendarCheck, Phone, ShieldAlert } from 'lucide-react'
import type { MyApplication } from '#contract/applications/schemas.ts'
import { fraudHelpline, fraudPortal } from '#contract/blocks/help.ts'
import { categoryOptions, findOptionValue } from '#contract/options.ts'
import { toSearch } from '#web/features/job-search/job-filters.ts'
import type { KindAndCity } from '#web/features/jobs/load-similar-jobs.ts'
import { OwnSimilarJobs } from '#web/features/jobs/own-similar-jobs.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { ApplicationHead } from './application-head.tsx'
import { FeedbackPanel } from './feedback-panel.tsx'
import { HrContact } from './hr-contact.tsx'
import { ImproveProfile } from './improve-profile.tsx'
import { SentHead } from './sent-head.tsx'
import { StageTimeline } from './stage-timeline.tsx'
import { WhatHrHas } from './what-hr-has.tsx'
import '#web/ui/detail-page.css'
import './my-application.css'

interface MyApplicationScreenProps {
  application: MyApplication
  /** The person comes from sending it. */
  isJustSent: boolean
}

const toSimilarSearch = ({ category, jobCity }: KindAndCity): string =>
  paths.jobSearch() +
  toSearch({ category: findOptionValue(categoryOptions, category) ?? '', location: jobCity })

/** An own application: where it stands, who hires, and what they have of the person. */
export function MyApplicationScreen({ application, isJustSent }: MyApplicationScreenProps) {
  const { t } = useTranslation()
  const { job } = application
  return (
    <>
      <div className="wrap">
        <Link className="crumb mt-3" to={paths.myApplications()}>
          <Icon of={ArrowLeft} />
          {t('application.myTitle')}
        </Link>
        <div className="detail">
          <div className="detail__main">
            {isJustSent ? (
              <SentHead application={application} />
            ) : (
              <ApplicationHead application={application} />
            )}
            {job.state === 'frozen' && (
              <section className="notice notice--error" aria-labelledby="application-blocked">
                <Icon of={ShieldAlert} />
                <div>
                  <h2 id="application-blocked" className="text-h3">
                    {t('myApplication.companyBlocked')}
                  </h2>
                  <p>{t('myApplication.companyBlockedText', { portal: fraudPortal })}</p>
                  <a className="btn btn--sec mt-3" href={`tel:${fraudHelpline}`}>
                    <Icon of={Phone} />
                    {t('myApplication.callHelpline', { number: fraudHelpline })}
                  </a>
                </div>
              </section>
            )}
            {application.interviewPath !== null && job.state !== 'frozen' && (
              <section className="panel stack" aria-labelledby="application-interview">
                <h2 id="application-interview">{t('myApplication.interview')}</h2>
                <div>
                  <ButtonLink
                    kind="go"
                    icon={CalendarCheck}
                    render={<Link to={application.interviewPath} reloadDocument />}
                  >
                    {t('myApplication.seeInterview')}
                  </ButtonLink>
                </div>
              </section>
            )}
            {application.isFeedbackOpen && <FeedbackPanel application={application} />}
            <StageTimeline application={application} isJustSent={isJustSent} />
          </div>
          <div className="detail__side">
            <HrContact application={application} />
            {isJustSent && <ImproveProfile facts={application.facts} />}
            <WhatHrHas application={application} />
          </div>
        </div>
      </div>
      {(isJustSent || application.isClosed) && <OwnSimilarJobs job={job} toAll={toSimilarSearch} />}
    </>
  )
}
