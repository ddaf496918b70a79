import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { JobFilters } from '#contract/jobs.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonSlips } from '#web/ui/skeleton.tsx'
import { Link } from 'react-router'
import { countFilters } from './job-filters.ts'

interface NothingFoundProps {
  filters: JobFilters
  /** The search without any filter. */
  allJobs: string
}

/** No job matches: what to try, and one tap out of it. */
export function NothingFound({ filters, allJobs }: NothingFoundProps) {
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
            <ButtonLink render={<Link to={allJobs} />}>{t('search.seeAll')}</ButtonLink>
          )
        }
      />
    </div>
  )
}

/** The search could not be made. What was typed stays. */
export function SearchFailed({
  message,
  isTrying,
  onRetry,
}: {
  message: string
  isTrying: boolean
  onRetry: () => void
}) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        art={<EmptyBoard />}
        title={t('search.failed')}
        text={message}
        action={
          <Button
            icon={RotateCw}
            loading={isTrying}
            loadingText={t('search.trying')}
            onClick={onRetry}
          >
            {t('search.retry')}
          </Button>
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
