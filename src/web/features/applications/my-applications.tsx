import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useRevalidator } from 'react-router'
import { Link } from '#web/ui/link.ts'
import { usePageLocation } from '#web/lib/use-page-location.ts'
import type { ApplicationsShown } from '#contract/applications/stages.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { ListedJob } from '#contract/job-search/schemas.ts'
import { EmptySlip } from '#web/art/empty-slip.tsx'
import type { ListPart } from '#web/lib/api/api.ts'
import type { OrFailure } from '#web/lib/api/or-failure.ts'
import { maskedNumber } from '#web/lib/format/masked-number.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryButton } from '#web/ui/retry-button.tsx'
import './my-applications.css'
import { ApplicationList } from './application-list.tsx'
import { NeverPay } from './never-pay.tsx'

const noneTexts = {
  going: 'application.noneGoing',
  over: 'application.noneOver',
  all: 'application.none',
} as const satisfies Record<ApplicationsShown, MessageKey>

export interface MyApplicationsProps {
  applications: OrFailure<ListPart<ListedJob[]>>
  /** The phone number that HR calls. */
  phone: string
  productName: string
  /** The hash points here. The browser scrolled before this section was rendered. */
  isTarget?: boolean
  /** The tab of the page that the section is on; without it, it has a heading of its own and all. */
  shown?: ApplicationsShown
}

/** The section of the profile page with the person's applications. */
export function MyApplications({
  applications,
  phone,
  productName,
  isTarget = false,
  shown,
}: MyApplicationsProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const address = usePageLocation()
  const revalidator = useRevalidator()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isTarget) section.current?.scrollIntoView()
  }, [isTarget])
  return (
    <section
      ref={section}
      className={cx('scroll-mt-6 pb-10', shown === undefined && 'wrap')}
      id="applications"
      aria-label={t('application.myTitle')}
    >
      <h2 className={shown === undefined ? 'text-h1' : 'sr-only'}>{t('application.myTitle')}</h2>
      {!applications.ok ? (
        <div role="alert">
          <EmptyState
            headingLevel="h3"
            title={t('application.failed')}
            text={failureText(applications.message)}
            action={
              <RetryButton
                address={address}
                label={t('search.retry')}
                busyLabel={t('search.trying')}
                isBusy={revalidator.state === 'loading'}
                onRetry={() => void revalidator.revalidate()}
              />
            }
          />
        </div>
      ) : applications.value.total === 0 ? (
        <EmptyState
          headingLevel="h3"
          art={<EmptySlip sign="clock" />}
          title={t(noneTexts[shown ?? 'all'])}
          text={t('application.noneTip')}
          action={
            <ButtonLink icon={Search} render={<Link to={paths.jobSearch()} />}>
              {t('application.search')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <p className="text-fg-2 mt-1 mb-5">
            {t('application.count', { count: applications.value.total })}{' '}
            {t('application.hrCalls', { phone: maskedNumber(phone) })}
          </p>
          <ApplicationList loaded={applications.value} shown={shown ?? 'all'} />
          <div className="mt-5">
            <NeverPay productName={productName} />
          </div>
        </>
      )}
    </section>
  )
}
