import type { SavedJob } from '#contract/saved-jobs/schemas.ts'
import { JobCardLayout } from '#web/features/jobs/job-card-layout.tsx'
import { SaveButton } from '#web/features/jobs/save-button.tsx'
import { linkPrefetch } from '#web/lib/hydration/link-prefetch.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.ts'
import { SavedBadge } from './saved-badge.tsx'

interface SavedCardProps {
  job: SavedJob
  onChanged: () => void
}

/** A saved job. One that is not live leads to jobs like it. */
export function SavedCard({ job, onChanged }: SavedCardProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const isLive = job.state === 'live'
  return (
    <JobCardLayout
      isLink={isLive}
      isOver={!isLive}
      title={
        <h2 className="job__t" lang={langOf(job.jobTitle)}>
          {isLive ? (
            <Link
              to={paths.jobDetails(job.id)}
              prefetch={linkPrefetch()}
              state={{ alreadyApply: String(job.alreadyApplied) }}
            >
              {job.jobTitle}
            </Link>
          ) : (
            job.jobTitle
          )}
        </h2>
      }
      job={job}
      logo={job.profile ?? undefined}
      act={<SaveButton job={job} onChanged={onChanged} />}
      badge={<SavedBadge job={job} />}
      more={
        isLive ? undefined : (
          <Link className="more" to={paths.publicJob(job.slug)}>
            {t('application.similarJobs')}
          </Link>
        )
      }
    />
  )
}
