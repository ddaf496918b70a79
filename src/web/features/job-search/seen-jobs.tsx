import { useId, useState } from 'react'
import { daysBetween, indiaDate } from '#contract/india-time.ts'
import { MiniJob, MiniJobs } from '#web/features/jobs/mini-job.tsx'
import { deleteViewedJobs, readViewedJobs } from '#web/features/jobs/viewed-jobs.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

/** The last jobs that were opened on this device. */
export function SeenJobs() {
  const { t } = useTranslation()
  const id = useId()
  const [seen, setSeen] = useState(readViewedJobs)
  const [today] = useState(() => indiaDate(new Date()))
  if (seen.length === 0) return null

  function seenText(at: number): string {
    const days = daysBetween(indiaDate(new Date(at)), today)
    if (days <= 0) return t('search.seen.today')
    return days === 1 ? t('search.seen.yesterday') : t('search.seen.daysAgo', { count: days })
  }

  return (
    <section className="mt-6" aria-labelledby={id}>
      <div className="rowhead">
        <h2 id={id}>{t('search.seen.title')}</h2>
        <Button
          kind="quiet"
          size="sm"
          onClick={() => {
            deleteViewedJobs()
            setSeen([])
          }}
        >
          {t('search.seen.clear')}
        </Button>
      </div>
      <MiniJobs label={id}>
        {seen.map(({ job, viewedAt }) => (
          <MiniJob key={job.id} job={job} to={paths.jobDetails(job.id)} note={seenText(viewedAt)} />
        ))}
      </MiniJobs>
    </section>
  )
}
