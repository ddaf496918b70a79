import type { ReactNode } from 'react'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

interface CardAgeProps {
  job: Pick<JobCard, 'ageDays' | 'replyDays'>
  /** In place of the job's age. */
  instead?: ReactNode
}

/** How old a job is, and how fast its employer answers. */
export function CardAge({ job, instead }: CardAgeProps) {
  const { t } = useTranslation()
  const { ageDays, replyDays } = job
  if (instead === undefined && ageDays === undefined) return null
  return (
    <p className="job__age">
      {instead ?? ageText(ageDays ?? 0)}
      {replyDays !== undefined && ` · ${t('job.repliesIn', { count: replyDays })}`}
    </p>
  )

  function ageText(days: number): string {
    if (days === 0) return t('job.postedToday')
    return days === 1 ? t('job.postedYesterday') : t('job.postedDaysAgo', { count: days })
  }
}
