import { Eye } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import type { ListedJob } from '#contract/job-search/schemas.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Who opened the resume of an application, and when. Before that the application's progress says all. */
export function ResumeViews({ job }: { job: ListedJob }) {
  const { t } = useTranslation()
  const views = job.resumeViews ?? []
  const company = job.companyName
  const lines = views.map(({ by, lastDate, times }) =>
    t(by === 'company' ? 'application.resumeOpened' : 'application.resumeOpenedByTeam', {
      company,
      count: times,
      date: dayMonthYear(lastDate),
    }),
  )
  if (lines.length === 0) return null
  return (
    <ul className="app__views text-small text-fg-2">
      {lines.map((line) => (
        <li key={line} className="flex items-center gap-3 max-letters:flex-wrap">
          <Icon of={Eye} />
          <span className="min-w-0 break-words">{line}</span>
        </li>
      ))}
    </ul>
  )
}
