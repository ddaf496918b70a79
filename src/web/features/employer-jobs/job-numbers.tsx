import type { FullJob } from '#contract/jobs/schemas.ts'
import { jobDate } from '#web/lib/format/job-date.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** Before its first acceptance nobody can see a job. */
export const wasShown = ({ ExpiryDate }: FullJob): boolean => jobDate(ExpiryDate) !== undefined

/** How often a job was seen, and how many of these applied. */
export function JobNumbers({ job }: { job: FullJob }) {
  const { t } = useTranslation()
  const { viewCount, applicantCount } = job
  if (!wasShown(job)) return <span className="text-fg-3">{t('dashboard.notShown')}</span>
  // Only of a job that is older than the counting of views.
  const isUncounted = viewCount < applicantCount
  const share =
    isUncounted || viewCount === 0 ? undefined : Math.round((applicantCount * 100) / viewCount)
  return (
    <div className="job-numbers">
      {!isUncounted && (
        <p>{t('dashboard.views', { count: viewCount, number: t.number(viewCount) })}</p>
      )}
      <p>
        {share === undefined
          ? t('dashboard.applied', { count: applicantCount, number: t.number(applicantCount) })
          : t('dashboard.appliedShare', {
              count: applicantCount,
              number: t.number(applicantCount),
              share,
            })}
      </p>
      {share !== undefined && (
        <span className="job-numbers__share" aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </span>
      )}
    </div>
  )
}
