import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '#web/ui/link.ts'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import type { ListPart } from '#web/lib/api/api.ts'
import { useToasts } from '#web/ui/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { JobCard } from '#web/features/jobs/job-card.tsx'
import type { CardChoice } from '#web/features/jobs/job-card.tsx'
import { JobList } from './job-list.tsx'
import { SortLinks } from './sort-links.tsx'
import { useMoreJobs } from './use-more-jobs.ts'

interface JobResultsProps<Item extends LabelledJobCard> {
  loaded: ListPart<Item[]>
  filters: JobFilters
  /** Builds the address of this search with other filters or another order. */
  toAddress: (filters: JobFilters) => string
  toJob: (job: Item) => string
  isApplied?: (job: Item) => boolean
  /** Where jobs are chosen beside the list instead of opened. */
  choiceOf?: ((job: Item) => CardChoice) | undefined
  loadMore: (cursor: string, signal: AbortSignal) => Promise<ListPart<Item[]>>
  /** Called after a page was added, to record it in the address. */
  onMore: () => void
  /** The address of the next page, for browsers without JavaScript. */
  moreHref?: (cursor: string) => string
  /** Stands after the second job, or the last. */
  aside?: ReactNode
}

const toastId = 'more-jobs'
/** After so many jobs. */
const asidePlace = 2

/** The results of a search, 24 jobs at a time. */
export function JobResults<Item extends LabelledJobCard>({
  loaded,
  filters,
  toAddress,
  toJob,
  isApplied,
  choiceOf,
  loadMore,
  onMore,
  moreHref,
  aside,
}: JobResultsProps<Item>) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const more = useMoreJobs({
    loaded,
    loadMore,
    onMore,
    // The screen's loader handles a session that is over.
    onServerError: (error: ApiError) =>
      error.isSessionOver
        ? void revalidator.revalidate()
        : toasts.error(failureText(error.message), toastId),
  })
  const label = t('search.showMore')

  function showMore(): void {
    toasts.dismiss(toastId)
    void more.showMore()
  }

  return (
    <JobList
      total={loaded.total}
      shown={more.jobs.length}
      order={<SortLinks filters={filters} toAddress={toAddress} />}
      firstNew={more.firstNew}
      more={
        more.nextCursor === null ? null : moreHref === undefined ? (
          <Button
            kind="sec"
            className="btn--wide"
            loading={more.isLoading}
            loadingText={t('search.loadingMore')}
            onClick={showMore}
          >
            {label}
          </Button>
        ) : (
          <Link
            className={cx(buttonClass({ kind: 'sec' }), 'btn--wide')}
            discover="none"
            to={moreHref(more.nextCursor)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              showMore()
            }}
          >
            {more.isLoading ? t('search.loadingMore') : label}
          </Link>
        )
      }
    >
      {more.jobs.map((job, at) => (
        <Fragment key={job.id}>
          {job.isPartMatch && !more.jobs[at - 1]?.isPartMatch && (
            <p className="results__part">{t('search.partMatches', { words: filters.q ?? '' })}</p>
          )}
          <JobCard
            job={job}
            to={toJob(job)}
            isApplied={isApplied?.(job) ?? false}
            choice={choiceOf?.(job)}
          />
          {at === Math.min(more.jobs.length, asidePlace) - 1 && aside}
        </Fragment>
      ))}
    </JobList>
  )
}
