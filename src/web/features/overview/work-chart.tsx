import { dayMonthYear } from '#contract/india-time.ts'
import { totalOf } from '#contract/overview/figures.ts'
import type { Overview } from '#contract/overview/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ChartPanel } from '#web/features/charts/chart-panel.tsx'
import { DayBars } from '#web/features/charts/day-bars.tsx'
import { DayTable } from '#web/features/charts/day-table.tsx'

/** Applications and jobs by day. */
export function WorkChart({ days }: Pick<Overview, 'days'>) {
  const { t } = useTranslation()
  const title = t('overview.workByDay')
  const shown = days.map(({ day, counts: { applications, jobsSubmitted } }) => ({
    day,
    applications,
    jobs: jobsSubmitted,
  }))
  return (
    <ChartPanel
      title={title}
      legend={[
        { tone: 'main', text: t('overview.figure.applications') },
        { tone: 'soft', text: t('overview.figure.jobsSubmitted') },
      ]}
      chart={
        <DayBars
          isBeside
          label={t('overview.workSays', {
            applications: t.number(totalOf(days, 'applications')),
            jobs: t.number(totalOf(days, 'jobsSubmitted')),
          })}
          days={shown.map(({ day, applications, jobs }) => ({
            day,
            title: t('overview.dayWork', { day: dayMonthYear(day), applications, jobs }),
            bars: [
              { value: applications, tone: 'main' },
              { value: jobs, tone: 'soft' },
            ],
          }))}
          numberText={t.number}
        />
      }
      table={
        <DayTable
          caption={title}
          days={shown}
          columns={[
            {
              key: 'applications',
              head: t('overview.figure.applications'),
              cell: ({ applications }) => t.number(applications),
            },
            {
              key: 'jobs',
              head: t('overview.figure.jobsSubmitted'),
              cell: ({ jobs }) => t.number(jobs),
            },
          ]}
        />
      }
    />
  )
}
