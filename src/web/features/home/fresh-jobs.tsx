import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { HomeJobs } from '#contract/job-search/schemas.ts'
import { JobCard } from '#web/features/jobs/job-card.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.ts'

/** The jobs that the team checked last, each with the time of its check. */
export function FreshJobs({ checked }: Pick<HomeJobs, 'checked'>) {
  const { t } = useTranslation()
  if (checked.length === 0) return null
  return (
    <section className="wrap home-part" aria-labelledby="fresh">
      <div className="home-head">
        <div>
          <h2 id="fresh">{t('home.fresh.title')}</h2>
          <p>
            {t(checked.every(({ isToday }) => isToday) ? 'home.fresh.today' : 'home.fresh.week')}
          </p>
        </div>
        <Link className="link" to={paths.publicJobs()}>
          {t('search.seeAll')}
        </Link>
      </div>
      <div className="results">
        {checked.map(({ job, ...check }) => (
          <JobCard key={job.id} job={job} to={paths.publicJob(job.slug)} age={timeOfCheck(check)} />
        ))}
      </div>
    </section>
  )

  function timeOfCheck({ checkedAt, isToday }: { checkedAt: string; isToday: boolean }): string {
    const at = new Date(checkedAt)
    return isToday
      ? t('home.fresh.checkedToday', { time: t.date(at, { timeStyle: 'short' }) })
      : t('home.fresh.checkedOn', { date: dayMonthYear(indiaDate(at)) })
  }
}
