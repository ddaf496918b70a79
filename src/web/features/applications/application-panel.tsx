import { useTranslation } from '#web/lib/translation.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { checkResponseActs, toJobStatus } from '#contract/jobs.ts'
import type { JobStatusWire } from '#contract/jobs.ts'
import { lookOf } from './application-status.ts'
import { CheckResponse } from './check-response.tsx'

interface ApplicationPanelProps {
  jobStatus: JobStatusWire
  /** The candidate's own application's. */
  status: string | null
  /** `yyyy-MM-dd` */
  appliedDate: string
}

/** One's own application, on the job's page. */
export function ApplicationPanel({ jobStatus, status, appliedDate }: ApplicationPanelProps) {
  const { t } = useTranslation()
  const isClosed = checkResponseActs[toJobStatus(jobStatus)] === 'disabled'
  return (
    <section className="panel">
      <h2>{t('application.yours')}</h2>
      <p className="t2 num">{t('application.appliedOn', { date: dayMonthYear(appliedDate) })}</p>
      <p className="t2 mb-3">{t(isClosed ? 'application.jobRejected' : lookOf(status).news)}</p>
      <CheckResponse block jobStatus={jobStatus} status={status} />
    </section>
  )
}
