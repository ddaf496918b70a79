import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link, useLocation, useRevalidator } from 'react-router'
import type { ListedJob } from '#contract/jobs.ts'
import { EmptySlip } from '#web/art/empty-slip.tsx'
import type { ListPart } from '#web/lib/api.ts'
import type { OrFailure } from '#web/lib/or-failure.ts'
import { maskedNumber } from '#web/lib/masked-number.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryButton } from '#web/ui/retry-button.tsx'
import '#web/styles/screens/applications.css'
import { ApplicationList } from './application-list.tsx'
import { NeverPay } from './never-pay.tsx'

interface MyApplicationsProps {
  applications: OrFailure<ListPart<ListedJob[]>>
  /** The number that HR calls. */
  phone: string
  productName: string
  /** The address leads here: the browser looked for the place before it was here. */
  isSought: boolean
}

/** The part of the profile's page that tells what became of one's applications. */
export function MyApplications({
  applications,
  phone,
  productName,
  isSought,
}: MyApplicationsProps) {
  const { t } = useTranslation()
  const address = useLocation()
  const revalidator = useRevalidator()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isSought) section.current?.scrollIntoView()
  }, [isSought])
  return (
    <section
      ref={section}
      className="wrap scroll-mt-6 pb-10"
      id="applications"
      aria-labelledby="applications-heading"
    >
      <h2 id="applications-heading" className="text-h1">
        {t('application.myTitle')}
      </h2>
      {!applications.ok ? (
        <div role="alert">
          <EmptyState
            headingLevel="h3"
            title={t('application.failed')}
            text={applications.message}
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
          title={t('application.none')}
          text={t('application.noneTip')}
          action={
            <ButtonLink icon={Search} render={<Link to={paths.jobSearch()} />}>
              {t('application.search')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <p className="t2 mt-1 mb-5">
            {t('application.count', { count: applications.value.total })}{' '}
            {t('application.hrCalls', { phone: maskedNumber(phone) })}
          </p>
          <ApplicationList loaded={applications.value} />
          <div className="mt-5">
            <NeverPay productName={productName} />
          </div>
        </>
      )}
    </section>
  )
}
