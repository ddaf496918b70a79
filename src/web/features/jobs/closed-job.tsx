import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import type { JobCard as Job } from '#contract/jobs/schemas.ts'
import type { ClosedReason } from '#contract/jobs/states.ts'
import { EmptyBoard } from '#web/art/empty-board.tsx'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { JobCard } from './job-card.tsx'
import { JobStamp, closedTexts } from './job-stamp.tsx'

type Props = {
  reason: ClosedReason
  similar: readonly Job[]
  /** Stands above the similar jobs. */
  aside: ReactNode
}

/** A job that was public and is not now, with similar jobs. */
export function ClosedJob({ reason, similar, aside }: Props) {
  const { t } = useTranslation()
  const { title, text } = closedTexts[reason]
  return (
    <div className="wrap py-8">
      <EmptyState
        headingLevel="h1"
        art={
          <>
            <EmptyBoard />
            <JobStamp reason={reason} inText />
          </>
        }
        title={t(title)}
        text={t(text)}
        action={
          <ButtonLink render={<Link to={paths.publicJobs()} />}>{t('search.seeAll')}</ButtonLink>
        }
      />
      <div className="mt-6 mx-auto max-w-md">{aside}</div>
      {similar.length > 0 && (
        <section className="mt-8" aria-labelledby="similar-jobs">
          <h2 id="similar-jobs" className="mb-4">
            {t('job.similar')}
          </h2>
          <div className="results">
            {similar.map((job) => (
              <JobCard key={job.id} job={job} to={paths.publicJob(job.slug)} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}
