import { daysBetween, indiaDate } from '#contract/india-time.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { jobDate } from '#web/lib/format/job-date.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'

type Job = Pick<FullJob, 'state' | 'ExpiryDate' | 'savedDate' | 'closedDate'>
export type Deadline = { readonly text: string; readonly isUrgent: boolean }

/** What a job's employer reads of its time; undefined where there is nothing to say. */
export function jobDeadline(t: Translate, job: Job, now = new Date()): Deadline | undefined {
  const { state, ExpiryDate: expiry } = job
  const daysLeft = jobDate(expiry) === undefined ? 0 : daysBetween(indiaDate(now), expiry)
  const calm = (text: string): Deadline => ({ text, isUrgent: false })
  switch (state) {
    case 'live':
      return { text: endText(t, daysLeft), isUrgent: daysLeft <= 1 }
    case 'paused':
      return calm(t('dashboard.daysLeft', { count: Math.max(0, daysLeft) }))
    case 'unpaid':
      return calm(t('dashboard.savedOn', { day: jobDate(job.savedDate) }))
    case 'waiting':
      return calm(t('dashboard.weCheck'))
    case 'needs_changes':
      return calm(t('dashboard.weAsked'))
    case 'filled':
    case 'closed':
      return job.closedDate === null
        ? undefined
        : calm(t('dashboard.closedOn', { day: jobDate(job.closedDate) }))
    default:
      return undefined
  }
}

function endText(t: Translate, days: number): string {
  if (days <= 0) return t('dashboard.endsToday')
  return days === 1 ? t('dashboard.endsTomorrow') : t('dashboard.endsIn', { count: days })
}
