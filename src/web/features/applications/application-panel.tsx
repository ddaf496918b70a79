import { useTranslation } from '#web/lib/i18n/translation.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { checkResponseActions, toJobStatus } from '#contract/jobs/states.ts'
import type { JobStatusWire } from '#contract/jobs/states.ts'
import { lookOf } from './application-status.ts'
import { CheckResponse } from './check-response.tsx'

interface ApplicationPanelProps {
  jobStatus: JobStatusWire
  /** The status of the candidate's own application. */
  status: string | null
  /** `yyyy-MM-dd` */
  appliedDate: string
}

/** The candidate's own application, on the job's page. */
export function ApplicationPanel({ jobStatus, status, appliedDate }: ApplicationPanelProps) {
  const { t } = useTranslation()
  const isClosed = checkResponseActions[toJobStatus(jobStatus)] === 'disabled'
  return (
    <section className="panel">
      <h2>{t('application.yours')}</h2>
      <p className="text-fg-2 tabular-nums">
        {t('application.appliedOn', { date: dayMonthYear(appliedDate) })}
      </p>
      <p className="text-fg-2 mb-3">
        {t(isClosed ? 'application.jobRejected' : lookOf(status).news)}
      </p>
      <CheckResponse block jobStatus={jobStatus} status={status} />
    </section>
  )
}
