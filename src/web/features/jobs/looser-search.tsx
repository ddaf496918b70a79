import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import type { JobFilters, LoosenedPart, LoosenedSearch } from '#contract/job-search.ts'
import type { JobCard as Job } from '#contract/jobs.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { foundNumber } from './found-number.ts'
import { JobCard } from './job-card.tsx'
import { withFilter } from './job-filters.ts'

const names = {
  q: 'search.jobTitle',
  location: 'search.location',
  near: 'search.near',
  category: 'search.category',
  company: 'search.company',
  education: 'search.education',
  salary: 'search.salary',
  experience: 'search.experience',
  workType: 'search.workType',
} as const satisfies Record<LoosenedPart, MessageKey>

interface LooserSearchProps {
  filters: JobFilters
  loosened: LoosenedSearch
  toAddress: (filters: JobFilters) => string
  toJob: (job: Job) => string
}

/** What to leave out of a search that finds nothing, and jobs that match all the rest. */
export function LooserSearch({ filters, loosened, toAddress, toJob }: LooserSearchProps) {
  const { t } = useTranslation()
  const { parts, nearMisses } = loosened
  if (parts.length === 0) return null
  return (
    <div className="mt-5">
      <div className="row row--wrap justify-center">
        {parts.map(({ name, count }) => (
          <ButtonLink
            key={name}
            kind="sec"
            render={<Link to={toAddress(withFilter(filters, name, ''))} />}
          >
            {t('search.leaveOut', { part: t(names[name]), count, number: foundNumber(count) })}
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
