import { Lock } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import { CompanyLogo } from '#web/ui/company-logo.tsx'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { AmountBadge } from './amount-badge.tsx'
import { ScoreBadge } from './score-badge.tsx'
import { WaitingBadge } from './waiting-badge.tsx'

type Props = { jobs: readonly QueuedJob[]; selected: number; onSelect: (index: number) => void }

/** The list of queued jobs beside the open job, on wide screens. */
export function QueueList({ jobs, selected, onSelect }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
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
              <span className="font-semi block" lang={langOf(job.jobTitle)}>
                {job.jobTitle}
              </span>
              <span className="text-small text-fg-2 block">
                {job.companyName}, {t.place(job.jobCity)}
              </span>
              <span className="text-small text-fg-3 tabular-nums block">
                {job.waitingSince === null
                  ? t('admin.postedOn', { date: dayMonthYear(job.PostedDate) })
                  : t('admin.waitingSince', dayAndTime(job.waitingSince))}
              </span>
            </span>
            <span className="flex flex-col gap-1 items-end">
              <ScoreBadge score={job.score} />
              <AmountBadge amount={job.amount} />
              {job.waitingSince !== null && <WaitingBadge since={job.waitingSince} />}
              {job.claim && (
                <Badge icon={Lock}>{job.claim.isMine ? t('admin.withYou') : job.claim.admin}</Badge>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
