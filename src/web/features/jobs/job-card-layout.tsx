import type { ReactNode } from 'react'
import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { jobPlace } from '#web/lib/format/job-place.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cardIcon } from '#web/ui/card-icon.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { cx } from '#web/ui/cx.ts'
import { Slip } from '#web/ui/slip.tsx'
import { CardAge } from './card-age.tsx'
import { CardFacts } from './card-facts.tsx'
import type { CardFactsOfJob } from './card-facts.tsx'
import { PayText } from './pay-text.tsx'

interface JobCardLayoutProps {
  /** The title, with a link where the card has one. */
  title: ReactNode
  /** A posted job, or the values of the job form. */
  job: Pick<LabelledJobCard, 'companyName' | 'ageDays' | 'replyDays'> &
    CardFactsOfJob &
    Parameters<typeof jobPlace>[0] &
    Parameters<typeof PayText>[0]['job']
  logo: string | undefined
  /** How far away the job is. */
  distance?: string
  /** A button beside the title. */
  act?: ReactNode
  /** Told in place of the job's age. */
  age?: ReactNode
  /** Facts below the tear line. */
  badge: ReactNode
  /** What stands beside them, in place of the card's own words. */
  more?: ReactNode
  isLink: boolean
  /** The job is over: the card is less prominent. */
  isOver?: boolean
  isChosen?: boolean | undefined
}

/** The layout of a job's card. */
export function JobCardLayout({
  title,
  job,
  logo,
  distance = '',
  act,
  age,
  badge,
  more,
  isLink,
  isOver = false,
  isChosen = false,
}: JobCardLayoutProps) {
  const { t, locale } = useTranslation()
  const langOf = useTypedLanguage()
  const place = jobPlace(job)
  return (
    <Slip
      as={isLink ? 'article' : 'div'}
      link={isLink}
      className={cx('job', isOver && 'job--over', isChosen && 'job--chosen')}
      body={
        <>
          <div className="job__top">
            <CompanyLogo name={job.companyName} src={logo} />
            <div className="flex-1 min-w-0 break-words max-letters:basis-word">
              {title}
              <p className="job__c" lang={langOf(job.companyName)}>
                {job.companyName}
              </p>
            </div>
            {act}
          </div>
          <PayText job={job} />
          {place && (
            <p className="facts" lang={langOf(place)}>
              <span className={cardIcon.place}>
                {distance === '' ? (
                  place
                ) : (
                  <span>
                    {place} · <span lang={locale}>{distance}</span>
                  </span>
                )}
              </span>
            </p>
          )}
          <CardFacts job={job} />
          <CardAge job={job} instead={age} />
        </>
      }
      stub={
        <>
          {badge}
          {more ?? (
            <span className={cx('more', cardIcon.details)} aria-hidden="true">
              {t('search.details')}
            </span>
          )}
        </>
      }
    />
  )
}
