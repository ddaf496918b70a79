import { CalendarDays, CalendarPlus, CalendarX, IndianRupee, Pencil } from 'lucide-react'
import { Link } from 'react-router'
import { isEditable } from '#contract/job-reviews/topics.ts'
import { isTooEarlyToRenew, refusalOfRenewal } from '#contract/jobs/renewals.ts'
import { indiaDate } from '#contract/india-time.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import type { EmployerProfile } from '#contract/profiles/schemas.ts'
import { rupees } from '#web/lib/format/money.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Icon } from '#web/ui/icon.tsx'
import { JobAction } from './job-action.tsx'
import { jobDate } from '#web/lib/format/job-date.ts'
import { Notice } from '#web/ui/notice.tsx'
import { WithdrawJob } from './withdraw-job.tsx'
import { useJobActions } from './use-job-actions.tsx'

/** Where the job stands: its status, its days, its price, and the way to its applicants. */
export function PostedJobStatus({ job, profile }: { job: JobDetails; profile: EmployerProfile }) {
  const { t } = useTranslation()
  const may = useMayAct()
  const { actions, dialogs } = useJobActions(profile)
  const { amount } = job
  return (
    <section className="panel">
      <h2>{t('postedJob.dates')}</h2>
      <dl className="detail-facts detail-facts--single">
        <div>
          <Icon of={CalendarDays} />
          <dt>{t('dashboard.postedOn')}</dt>
          <dd className="tabular-nums">{jobDate(job.PostedDate) ?? t('dashboard.noDate')}</dd>
        </div>
        <div>
          <Icon of={CalendarX} />
          <dt>{t('dashboard.expireOn')}</dt>
          <dd className="tabular-nums">{jobDate(job.ExpiryDate) ?? t('dashboard.noDate')}</dd>
        </div>
        {amount !== undefined && (
          <div>
            <Icon of={IndianRupee} />
            <dt>{t('postedJob.amount')}</dt>
            <dd>{amount === 0 ? t('pricing.freePost') : rupees(amount)}</dd>
          </div>
        )}
      </dl>
      <div className="mt-4">
        {job.isWithdrawn === true ? (
          <Notice>{t('postedJob.isWithdrawn')}</Notice>
        ) : (
          <JobAction job={job} actions={actions} block />
        )}
        {may('hire') && isEditable(job.state) && job.state !== 'needs_changes' && (
          <ButtonLink
            kind="sec"
            size="sm"
            block
            className="mt-3"
            icon={Pencil}
            render={<Link to={paths.editOwnJob(job.id)} />}
          >
            {t('jobMenu.edit')}
          </ButtonLink>
        )}
        {may('hire') && canRenew(job) && (
          <ButtonLink
            kind="sec"
            size="sm"
            block
            className="mt-3"
            icon={CalendarPlus}
            render={<Link to={paths.renewJob(job.id)} />}
          >
            {t('jobMenu.renew')}
          </ButtonLink>
        )}
        {may('own') && typeof job.withdrawableRupees === 'number' && (
          <WithdrawJob job={job} refundRupees={job.withdrawableRupees} />
        )}
      </div>
      {dialogs}
    </section>
  )
}

function canRenew({ state, ExpiryDate }: JobDetails): boolean {
  const endDay = jobDate(ExpiryDate) === undefined ? undefined : ExpiryDate
  const job = { state, isRefunded: false, endDay }
  return refusalOfRenewal(job) === undefined && !isTooEarlyToRenew(job, indiaDate(new Date()))
}
