import { useTranslation } from '#web/lib/translation.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import type { FullJob } from '#contract/jobs.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { AmountBadge } from './amount-badge.tsx'

type Props = { jobs: readonly FullJob[]; selected: number; onSelect: (index: number) => void }

/** The queue beside the opened job, on wide screens. */
export function QueueList({ jobs, selected, onSelect }: Props) {
  const { t } = useTranslation()
  return (
    <ul className="plist plist--show">
      {jobs.map((job, index) => (
        <li key={job.id}>
          <button
            type="button"
            className="plist__i"
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => onSelect(index)}
          >
            <CompanyLogo name={job.companyName} src={job.profile ?? undefined} />
            <span className="min-w-0">
              <span className="b block">{job.jobTitle}</span>
              <span className="small t2 block">
                {job.companyName}, {job.jobCity}
              </span>
              <span className="small muted num block">
                {t('admin.postedOn', { date: dayMonthYear(job.PostedDate) })}
              </span>
            </span>
            <AmountBadge amount={job.amount} />
          </button>
        </li>
      ))}
    </ul>
  )
}
