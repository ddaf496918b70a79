import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import type { JobFilters, LoosenedSearch } from '#contract/job-search.ts'
import type { JobCard } from '#contract/jobs.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RetryButton } from '#web/ui/retry-button.tsx'
import { SkeletonSlips } from '#web/ui/skeleton.tsx'
import { Link, useLocation } from 'react-router'
import { LooserSearch } from './looser-search.tsx'
import { countFilters, toSearch, withoutFilters } from './job-filters.ts'

interface NothingFoundProps {
  filters: JobFilters
  /** The search without any filter. */
  allJobs: string
  loosened: LoosenedSearch | undefined
  toAddress: (filters: JobFilters) => string
  toJob: (job: JobCard) => string
}

/** No job matches: what to try, and one tap out of it. */
export function NothingFound({ filters, allJobs, loosened, toAddress, toJob }: NothingFoundProps) {
  const { t } = useTranslation()
  const [word] = (filters.q ?? '').split(/\s+/)
  const isFiltered = countFilters(filters) > 0
  const tip = word
    ? t(isFiltered ? 'search.tryWordOrFilter' : 'search.tryWord', { word })
    : t(isFiltered ? 'search.tryFilter' : 'search.comeBack')
  return (
    <div aria-live="polite">
      <EmptyState
        art={<EmptyBoard />}
        title={t(word || isFiltered ? 'search.nothing' : 'search.noJobsYet')}
        text={tip}
        action={
          (word || isFiltered) && (
            <div className="row row--wrap justify-center">
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
  /** The search without any filter, for an address that can't be read. */
  allJobs: string
}

/** What can't be read, and a pincode that nobody knows. */
const unreadable = [400, 404]

/** The search could not be made. What was typed stays. */
export function SearchFailed({ failure, isTrying, onRetry, allJobs }: SearchFailedProps) {
  const { t } = useTranslation()
  const address = useLocation()
  return (
    <div role="alert">
      <EmptyState
        art={<EmptyBoard />}
        title={t('search.failed')}
        text={failure.message}
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

/** Keeps the old list for a moment, then shows slips without words while the new one is fetched. */
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
  // The slips wait by themselves too; here that time is over.
  return (
    <div className="mt-4 [&_.sk-wait]:animate-none">
      <SkeletonSlips text={t('search.finding')} />
    </div>
  )
}
