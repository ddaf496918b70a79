import { checkResponseActions, toJobStatus } from '#contract/jobs/states.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { rupees } from '#web/lib/format/money.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import { wasShown } from './job-numbers.tsx'
import { StageStrip } from './stage-strip.tsx'

/** How far a job has come: its applicants by stage, or what it waits for. */
export function JobProgress({ job }: { job: FullJob }) {
  const { t } = useTranslation()
  if (checkResponseActions[toJobStatus(job.status)] === 'open' && wasShown(job)) {
    const joined = joinedText(t, job)
    return (
      <>
        <StageStrip job={job} />
        {joined !== undefined && <p className="text-micro text-fg-3 mt-1">{joined}</p>}
      </>
    )
  }
  const reason = job.rejection?.reason
  if (reason !== undefined) return <p>{t(`option.rejectionReason.${reason}`)}</p>
  if (job.toPay) {
    const { plan, totalRupees } = job.toPay
    const total = rupees(totalRupees)
    return (
      <p className="text-fg-2">{t('dashboard.toPay', { plan: t(`pricing.${plan}`), total })}</p>
    )
  }
  return job.state === 'waiting' ? (
    <p className="text-fg-2">{t('dashboard.applicantsLater')}</p>
  ) : null
}

/** How many people joined, of how many that are wanted, as far as the employer said. */
function joinedText(t: Translate, { joinedCount: count, facts }: FullJob): string | undefined {
  if (count === null) return undefined
  const { openings } = facts
  return openings === undefined
    ? t('dashboard.joined', { count })
    : t('dashboard.joinedOf', { count, openings: t.number(openings) })
}
