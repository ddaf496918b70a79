import type { FullJob } from '#contract/jobs/schemas.ts'
import { jobDate } from '#web/lib/format/job-date.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cx } from '#web/ui/cx.ts'
import { jobDeadline } from './job-deadline.ts'
import { JobStatusBadge } from './job-status-badge.tsx'

/** Where a job stands, what is left of its time, and its two days. */
export function JobDates({ job }: { job: FullJob }) {
  const { t } = useTranslation()
  const deadline = jobDeadline(t, job)
  const day = (date: string) => jobDate(date) ?? t('dashboard.noDate')
  return (
    <div className="job-dates">
      <JobStatusBadge job={job} />
      {deadline && (
        <p className={cx('font-semi', deadline.isUrgent && 'text-danger')}>{deadline.text}</p>
      )}
      <p>{t('dashboard.postedOnDay', { day: day(job.PostedDate) })}</p>
      <p>{t('dashboard.expireOnDay', { day: day(job.ExpiryDate) })}</p>
    </div>
  )
}
