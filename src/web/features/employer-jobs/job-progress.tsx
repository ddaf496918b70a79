import { checkResponseActions, toJobStatus } from '#contract/jobs/states.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { wasShown } from './job-numbers.tsx'
import { StageStrip } from './stage-strip.tsx'

/** How far a job has come: its applicants by stage, or what it waits for. */
export function JobProgress({ job }: { job: FullJob }) {
  const { t } = useTranslation()
  if (checkResponseActions[toJobStatus(job.status)] === 'open' && wasShown(job)) {
    return (
      <>
        <StageStrip job={job} />
        {job.joinedCount !== null && (
          <p className="text-micro text-fg-3 mt-1">
            {t('dashboard.joined', { count: job.joinedCount })}
          </p>
        )}
      </>
    )
  }
  const reason = job.rejection?.reason
  if (reason !== undefined) return <p>{t(`option.rejectionReason.${reason}`)}</p>
  return job.state === 'waiting' ? (
    <p className="text-fg-2">{t('dashboard.applicantsLater')}</p>
  ) : null
}
