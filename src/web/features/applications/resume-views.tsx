import { Eye } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import type { ListedJob } from '#contract/jobs.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Who has opened the resume of an application, and when. */
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
  if (!views.some(({ by }) => by === 'company')) {
    lines.unshift(t('application.resumeNotOpened', { company }))
  }
  return (
    <ul className="app__views small t2">
      {lines.map((line) => (
        <li key={line} className="row">
          <Icon of={Eye} />
          <span className="min-w-0 break-words">{line}</span>
        </li>
      ))}
    </ul>
  )
}
