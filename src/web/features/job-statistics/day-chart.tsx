import { Download } from 'lucide-react'
import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ChartPanel } from '#web/features/charts/chart-panel.tsx'
import { DayBars } from '#web/features/charts/day-bars.tsx'
import { DayTable } from '#web/features/charts/day-table.tsx'
import { daysFile } from './days-file.ts'

/** Views and applications by day, as bars or as a table. */
export function DayChart({ days }: Pick<JobStatistics, 'days'>) {
  const { t } = useTranslation()
  return (
    <ChartPanel
      title={t('statistics.byDay')}
      legend={[
        { tone: 'soft', text: t('statistics.views') },
        { tone: 'main', text: t('statistics.applications') },
      ]}
      chart={<Bars days={days} />}
      table={
        <DayTable
          caption={t('statistics.byDay')}
          days={days}
          columns={[
            {
              key: 'views',
              head: t('statistics.views'),
              cell: ({ views }) => t.number(views),
            },
            {
              key: 'applications',
              head: t('statistics.applications'),
              cell: ({ applications }) => t.number(applications),
            },
          ]}
        />
      }
    >
      <Button
        kind="quiet"
        size="sm"
        icon={Download}
        onClick={() => saveFile(daysFile(t, days), 'days.csv')}
      >
        {t('chart.csv')}
      </Button>
    </ChartPanel>
  )
}

function Bars({ days }: Pick<JobStatistics, 'days'>) {
  const { t } = useTranslation()
  const best = days.reduce((one, other) => (other.views > one.views ? other : one), {
    day: '',
    views: 0,
  })
  return (
    <DayBars
      label={
        best.views === 0
          ? t('statistics.chartEmpty')
          : t('statistics.chartSays', { day: dayMonthYear(best.day), count: best.views })
      }
      days={days.map(({ day, views, applications }) => ({
        day,
        title: t('statistics.dayHas', { day: dayMonthYear(day), views, applications }),
        bars: [
          { value: views, tone: 'soft' },
          { value: applications, tone: 'main' },
        ],
      }))}
      numberText={t.number}
    />
  )
}
