import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import type { JobFilters, LoosenedSearch } from '#contract/job-search/schemas.ts'
import type { LoosenedPart } from '#contract/job-search/options.ts'
import type { JobCard as Job } from '#contract/jobs/schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { foundNumber } from '#web/lib/format/found-number.ts'
import { JobCard } from '#web/features/jobs/job-card.tsx'
import { filterTexts } from './filter-choices.ts'
import { withFilter } from './job-filters.ts'

const nameOf = (part: LoosenedPart): MessageKey => {
  if (part === 'q') return 'search.jobTitle'
  return part === 'near' ? 'search.near' : filterTexts[part].label
}

/** The parts whose lack finds most. */
const maxShown = 3

interface LooserSearchProps {
  filters: JobFilters
  loosened: LoosenedSearch
  toAddress: (filters: JobFilters) => string
  toJob: (job: Job) => string
}

/**
 * Suggests filters to drop after a search without results, with the number of jobs that match the
 * rest.
 */
export function LooserSearch({ filters, loosened, toAddress, toJob }: LooserSearchProps) {
  const { t } = useTranslation()
  const { parts, nearMisses } = loosened
  if (parts.length === 0) return null
  return (
    <div className="mt-5">
      <div className="flex items-center gap-3 flex-wrap justify-center">
        {parts.slice(0, maxShown).map(({ name, count }) => (
          <ButtonLink
            key={name}
            kind="sec"
            render={<Link to={toAddress(withFilter(filters, name, ''))} />}
          >
            {t('search.leaveOut', { part: t(nameOf(name)), count, number: foundNumber(count) })}
          </ButtonLink>
        ))}
      </div>
      <h2 className="mt-6 mb-3">{t('search.nearMisses')}</h2>
      <div className="results">
        {nearMisses.map((job) => (
          <JobCard key={job.id} job={job} to={toJob(job)} />
        ))}
      </div>
    </div>
  )
}
