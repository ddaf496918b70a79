import { Link } from '#web/ui/link.ts'
import { applicationStatuses } from '#contract/applications/states.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { cx } from '#web/ui/cx.ts'
import './stage-strip.css'

const stageNames = {
  waiting: 'dashboard.stageNew',
  shortlisted: 'dashboard.stageShortlisted',
  rejected: 'dashboard.stageRejected',
} as const satisfies Record<ApplicationStatus, MessageKey>

/** A job's applicants by stage. Each box leads to the tab of these. */
export function StageStrip({ job }: { job: Pick<FullJob, 'id' | 'jobTitle' | 'applicantCounts'> }) {
  const { t } = useTranslation()
  return (
    <ul className="stages">
      {applicationStatuses.map((status) => {
        const count = job.applicantCounts[status]
        const isNew = status === 'waiting' && count > 0
        return (
          <li key={status} className={cx(isNew && 'is-new', count === 0 && 'is-none')}>
            <Link
              to={`${paths.responses(job.id)}?tab=${status}`}
              state={{ jobTitle: job.jobTitle }}
              aria-label={t('dashboard.stage', {
                stage: { key: stageNames[status] },
                total: t.number(count),
              })}
            >
              <b>{t.number(count)}</b> <span>{t(stageNames[status])}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
