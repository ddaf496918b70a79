import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { jobSorts } from '#contract/job-search/options.ts'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import type { JobSort } from '#contract/job-search/options.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { cx } from '#web/ui/cx.ts'
import { withFilter } from './job-filters.ts'

const words = {
  best: 'search.bestFirst',
  newest: 'search.newestFirst',
  pay: 'search.payFirst',
  nearest: 'search.nearestFirst',
} as const satisfies Record<JobSort, MessageKey>

interface SortLinksProps {
  filters: JobFilters
  toAddress: (filters: JobFilters) => string
}

/** The sort orders. They are links, so that they work without JavaScript. */
export function SortLinks({ filters, toAddress }: SortLinksProps) {
  const { t } = useTranslation()
  const usual: JobSort = filters.near ? 'nearest' : filters.q ? 'best' : 'newest'
  const offered = jobSorts.filter(
    (sort) => (sort !== 'best' || filters.q) && (sort !== 'nearest' || filters.near),
  )
  const current = offered.find((sort) => sort === filters.sort) ?? usual
  return (
    <nav aria-label={t('search.order')} className="sorts">
      {offered.map((sort) => (
        <Link
          key={sort}
          to={toAddress(withFilter(filters, 'sort', sort === usual ? '' : sort))}
          preventScrollReset
          aria-current={sort === current ? 'true' : undefined}
          className={cx('sorts__one', sort === current && 'sorts__one--on')}
        >
          {t(words[sort])}
        </Link>
      ))}
    </nav>
  )
}
