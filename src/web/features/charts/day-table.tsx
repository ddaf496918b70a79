import type { ReactNode } from 'react'
import { dayMonthYear } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Table } from '#web/ui/table.tsx'
import './chart.css'

interface DayTableProps<Row> {
  caption: string
  days: readonly Row[]
  columns: readonly { key: string; head: string; cell: (row: Row) => ReactNode }[]
}

/** Numbers by day, the last day first. */
export function DayTable<Row extends { day: string }>({
  caption,
  days,
  columns,
}: DayTableProps<Row>) {
  const { t } = useTranslation()
  return (
    <Table
      caption={caption}
      isScrolled
      rowKey={({ day }) => day}
      rows={days.toReversed()}
      columns={[
        {
          key: 'day',
          head: t('chart.day'),
          isRowHead: true,
          cell: ({ day }) => dayMonthYear(day),
        },
        ...columns.map((column) => ({ ...column, align: 'end' as const })),
      ]}
    />
  )
}
