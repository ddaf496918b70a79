import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { JobFilters, LoosenedSearch } from '#contract/job-search/schemas.ts'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { usePageLocation } from '#web/lib/use-page-location.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryButton } from '#web/ui/retry-button.tsx'
import { SkeletonSlips } from '#web/ui/skeleton.tsx'
import { Link } from '#web/ui/link.ts'
import { LooserSearch } from './looser-search.tsx'
import { countFilters, toSearch, withoutFilters } from './job-filters.ts'

interface NothingFoundProps {
  filters: JobFilters
  /** The address of the search without filters. */
  allJobs: string
  loosened: LoosenedSearch | undefined
  toAddress: (filters: JobFilters) => string
  toJob: (job: JobCard) => string
  /** Stands below, such as what tells of new jobs. */
  aside?: ReactNode
}

/** The empty state: suggestions, and a link that clears the filters. */
export function NothingFound({
  filters,
  allJobs,
  loosened,
  toAddress,
  toJob,
  aside,
}: NothingFoundProps) {
  const { t } = useTranslation()
  const [word] = (filters.q ?? '').split(/\s+/)
  const isFiltered = countFilters(filters) > 0
  // The server names what finds something; without it nothing is suggested.
  const tip = t(loosened && loosened.parts.length > 0 ? 'search.tryFilter' : 'search.comeBack')
  return (
    <div aria-live="polite">
      <EmptyState
        art={<EmptyBoard />}
        title={t(word || isFiltered ? 'search.nothing' : 'search.noJobsYet')}
        text={tip}
        action={
          (word || isFiltered) && (
            <div className="flex items-center gap-3 flex-wrap justify-center">
              {isFiltered && (
                <ButtonLink render={<Link to={allJobs + toSearch(withoutFilters(filters))} />}>
                  {t('search.clearAllFilters')}
                </ButtonLink>
              )}
              {word && (
                <ButtonLink kind={isFiltered ? 'sec' : 'pri'} render={<Link to={allJobs} />}>
                  {t('search.seeAll')}
                </ButtonLink>
              )}
            </div>
          )
        }
      />
      {aside}
      {loosened && (
        <LooserSearch filters={filters} loosened={loosened} toAddress={toAddress} toJob={toJob} />
      )}
    </div>
  )
}

interface SearchFailedProps {
  failure: { readonly status: number; readonly message: string }
  isTrying: boolean
  onRetry: () => void
  /** The address of the search without filters, for an address that is invalid. */
  allJobs: string
}

/** HTTP statuses of an unreadable address and of an unknown pincode. */
const unreadable = [400, 404]

/** The error state. The typed text stays. */
export function SearchFailed({ failure, isTrying, onRetry, allJobs }: SearchFailedProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const address = usePageLocation()
  return (
    <div role="alert">
      <EmptyState
        art={<EmptyBoard />}
        title={t('search.failed')}
        text={failureText(failure.message)}
        action={
          unreadable.includes(failure.status) ? (
            <ButtonLink render={<Link to={allJobs} />}>{t('search.seeAll')}</ButtonLink>
          ) : (
            <RetryButton
              address={address}
              label={t('search.retry')}
              busyLabel={t('search.trying')}
              isBusy={isTrying}
              onRetry={onRetry}
            />
          )
        }
      />
    </div>
  )
}

const patienceMs = 200

/** Shows the old list for a moment, then a skeleton while the new one loads. */
export function WhileSearching({
  isLoading,
  children,
}: {
  isLoading: boolean
  children: ReactNode
}) {
  const { t } = useTranslation()
  const [isLong, setLong] = useState(false)

  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isLoading])

  if (!isLoading || !isLong) return children
  // The skeleton has a delay of its own. Here that delay is over.
  return (
    <div className="mt-4 [&_.sk-wait]:animate-none">
      <SkeletonSlips text={t('search.finding')} />
    </div>
  )
}
