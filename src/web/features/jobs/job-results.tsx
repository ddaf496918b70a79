import { useTranslation } from '#web/lib/translation.ts'
import { useRevalidator } from 'react-router'
import type { JobFilters } from '#contract/job-search.ts'
import type { JobCard as Job } from '#contract/jobs.ts'
import type { ApiError } from '#web/lib/api-error.ts'
import type { ListPart } from '#web/lib/api.ts'
import { useToasts } from '#web/ui/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { JobCard } from './job-card.tsx'
import { JobList } from './job-list.tsx'
import { SortLinks } from './sort-links.tsx'
import { useMoreJobs } from './use-more-jobs.ts'

interface JobResultsProps<Item extends Job> {
  loaded: ListPart<Item[]>
  filters: JobFilters
  /** The address of the same search with other filters, or in another order. */
  toAddress: (filters: JobFilters) => string
  toJob: (job: Item) => string
  isApplied?: (job: Item) => boolean
  loadMore: (cursor: string, signal: AbortSignal) => Promise<ListPart<Item[]>>
  /** Called when a portion was added, to note it in the address. */
  onMore: () => void
  /** The address of the next portion, for pages that work without JavaScript. */
  moreHref?: (cursor: string) => string
}

/** The jobs found, 24 at a time. */
export function JobResults<Item extends Job>({
  loaded,
  filters,
  toAddress,
  toJob,
  isApplied,
  loadMore,
  onMore,
  moreHref,
}: JobResultsProps<Item>) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const more = useMoreJobs({
    loaded,
    loadMore,
    onMore,
    // The screen's loader knows what to do with a session that is over.
    onRefusal: (error: ApiError) =>
      error.isSessionOver ? void revalidator.revalidate() : toasts.no(error.message),
  })
  const label = t('search.showMore')

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
            onClick={() => void more.showMore()}
          >
            {label}
          </Button>
        ) : (
          <a
            className={cx(buttonClass({ kind: 'sec' }), 'btn--wide')}
            href={moreHref(more.nextCursor)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              void more.showMore()
            }}
          >
            {more.isLoading ? t('search.loadingMore') : label}
          </a>
        )
      }
    >
      {more.jobs.map((job) => (
        <JobCard key={job.id} job={job} to={toJob(job)} isApplied={isApplied?.(job) ?? false} />
      ))}
    </JobList>
  )
}
