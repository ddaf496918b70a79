import { useId } from 'react'
import { Link } from '#web/ui/link.ts'
import type { JobCard as Card } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { JobCard } from './job-card.tsx'

interface SimilarJobsProps {
  jobs: readonly Card[]
  /** The address of the search that finds these and more. */
  all: string
  toJob: (job: Card) => string
}

/** Live jobs like the one above; nothing where there are none. */
export function SimilarJobs({ jobs, all, toJob }: SimilarJobsProps) {
  const { t } = useTranslation()
  const id = useId()
  if (jobs.length === 0) return null
  return (
    <section className="wrap similar" aria-labelledby={id}>
      <div className="similar__head">
        <h2 id={id}>{t('job.similar')}</h2>
        <Link className="link" to={all}>
          {t('job.seeSimilar')}
        </Link>
      </div>
      <div className="similar__jobs">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} to={toJob(job)} />
        ))}
      </div>
    </section>
  )
}
