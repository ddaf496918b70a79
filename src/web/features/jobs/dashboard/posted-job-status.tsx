import { CalendarDays, CalendarX, IndianRupee } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import type { JobDetails } from '#contract/jobs.ts'
import type { EmployerProfile } from '#contract/profiles.ts'
import { rupees } from '#web/lib/money.ts'
import { Icon } from '#web/ui/icon.tsx'
import { JobAct } from './job-act.tsx'
import { jobDate } from '../job-date.ts'
import { useJobActs } from './use-job-acts.tsx'

/** Where the job stands: its status, its days, its price, and the way to its applicants. */
export function PostedJobStatus({ job, profile }: { job: JobDetails; profile: EmployerProfile }) {
  const { t } = useTranslation()
  const { acts, dialogs } = useJobActs(profile)
  const { amount } = job
  return (
    <section className="panel">
      <h2>{t('postedJob.dates')}</h2>
      <dl className="kv kv--1">
        <div>
          <Icon of={CalendarDays} />
          <dt>{t('dashboard.postedOn')}</dt>
          <dd className="num">{jobDate(job.PostedDate) ?? t('dashboard.noDate')}</dd>
        </div>
        <div>
          <Icon of={CalendarX} />
          <dt>{t('dashboard.expireOn')}</dt>
          <dd className="num">{jobDate(job.ExpiryDate) ?? t('dashboard.noDate')}</dd>
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
        <JobAct job={job} acts={acts} block />
      </div>
      {dialogs}
    </section>
  )
}
