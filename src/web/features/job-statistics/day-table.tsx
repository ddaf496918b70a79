import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Table } from '#web/ui/table.tsx'

/** The same numbers as the bars, the last day first. */
export function DayTable({ days }: Pick<JobStatistics, 'days'>) {
  const { t } = useTranslation()
  return (
    <Table
      caption={t('statistics.byDay')}
      className="day-table"
      rowKey={({ day }) => day}
      rows={days.toReversed()}
      columns={[
        {
          key: 'day',
          head: t('statistics.day'),
          isRowHead: true,
          cell: ({ day }) => dayMonthYear(day),
        },
        {
          key: 'views',
          head: t('statistics.views'),
          align: 'end',
          cell: ({ views }) => t.number(views),
        },
        {
          key: 'applications',
          head: t('statistics.applications'),
          align: 'end',
          cell: ({ applications }) => t.number(applications),
        },
      ]}
    />
  )
}
