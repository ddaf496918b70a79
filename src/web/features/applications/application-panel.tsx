import { useTranslation } from '#web/lib/i18n/translation.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import {
  checkResponseActions,
  isPositionClosed,
  statusOf,
  statusWireOf,
} from '#contract/jobs/states.ts'
import type { JobState } from '#contract/jobs/states.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { lookOf } from './application-status.ts'
import { CheckResponse } from './check-response.tsx'

interface ApplicationPanelProps {
  jobState: JobState
  /** The status of the candidate's own application. */
  status: string | null
  /** `yyyy-MM-dd` */
  appliedDate: string
}

/** The candidate's own application, on the job's page. */
export function ApplicationPanel({ jobState, status, appliedDate }: ApplicationPanelProps) {
  const { t } = useTranslation()
  return (
    <section className="panel">
      <h2>{t('application.yours')}</h2>
      <p className="text-fg-2 tabular-nums">
        {t('application.appliedOn', { date: dayMonthYear(appliedDate) })}
      </p>
      <p className="text-fg-2 mb-3">{t(newsOf(jobState, status))}</p>
      <CheckResponse block jobStatus={statusWireOf(jobState)} status={status} />
    </section>
  )
}

function newsOf(jobState: JobState, status: string | null): MessageKey {
  if (checkResponseActions[statusOf(jobState)] === 'disabled') return 'application.jobRejected'
  return isPositionClosed(jobState, status) ? 'application.positionClosed' : lookOf(status).news
}
