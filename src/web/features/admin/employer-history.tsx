import type { JobChecks } from '#contract/job-checks/schemas.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** What an employer did here until now. */
export function EmployerHistory({ employer }: Pick<JobChecks, 'employer'>) {
  const { t } = useTranslation()
  const { since, accepted, refused, waiting, reportsActedOn, wasBlocked } = employer
  return (
    <>
      <h3 className="mt-4">{t('jobChecks.history')}</h3>
      <p className="text-small">
        {t('jobChecks.since', { day: dayAndTime(since).date })}{' '}
        {t('jobChecks.jobs', { accepted, refused, waiting })}{' '}
        {reportsActedOn > 0 && t('jobChecks.reports', { count: reportsActedOn })}{' '}
        {wasBlocked && <b>{t('jobChecks.wasBlocked')}</b>}
      </p>
    </>
  )
}
