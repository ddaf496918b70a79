import { scaleBand, scaleLinear } from 'd3-scale'
import { Download, Table2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { JobStatistics } from '#contract/job-statistics/schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { daysFile } from './days-file.ts'
import { DayTable } from './day-table.tsx'

const size = { width: 480, height: 220, left: 36, bottom: 24, top: 8 }
const labels = 5

/** Views and applications by day, as bars or as a table. */
export function DayChart({ days }: Pick<JobStatistics, 'days'>) {
  const { t } = useTranslation()
  const [isTable, setTable] = useState(false)
  const tableId = useId()
  return (
    <section className="panel" aria-labelledby="days-heading">
      <div className="flex flex-wrap gap-3 justify-between items-center mb-3">
        <h2 id="days-heading" className="text-h3">
          {t('statistics.byDay')}
        </h2>
        <ul className="legend" aria-hidden>
          <li>
            <i className="legend__views" />
            {t('statistics.views')}
          </li>
          <li>
            <i className="legend__applications" />
            {t('statistics.applications')}
          </li>
        </ul>
      </div>
      <div id={tableId}>{isTable ? <DayTable days={days} /> : <Bars days={days} />}</div>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="quiet"
          size="sm"
          icon={Table2}
          aria-expanded={isTable}
          aria-controls={tableId}
          onClick={() => setTable(!isTable)}
        >
          {t(isTable ? 'statistics.asChart' : 'statistics.asTable')}
        </Button>
        <Button
          kind="quiet"
          size="sm"
          icon={Download}
          onClick={() => saveFile(daysFile(t, days), 'days.csv')}
        >
          {t('statistics.csv')}
        </Button>
      </div>
    </section>
  )
}

function Bars({ days }: Pick<JobStatistics, 'days'>) {
  const { t } = useTranslation()
  const most = Math.max(2, ...days.map(({ views, applications }) => Math.max(views, applications)))
  const x = scaleBand(
    days.map(({ day }) => day),
    [size.left, size.width],
  ).padding(0.3)
  const y = scaleLinear([0, most], [size.height - size.bottom, size.top]).nice(2)
  const best = days.reduce((one, other) => (other.views > one.views ? other : one), {
    day: '',
    views: 0,
  })
  const every = Math.max(1, Math.ceil(days.length / labels))
  const bar = (day: string, count: number, className: string) => (
    <rect
      className={className}
      x={x(day)}
      y={y(count)}
      width={x.bandwidth()}
      height={Math.max(0, y(0) - y(count))}
      rx={2}
    />
  )
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={
        best.views === 0
          ? t('statistics.chartEmpty')
          : t('statistics.chartSays', { day: dayMonthYear(best.day), count: best.views })
      }
    >
      {y.ticks(2).map((tick) => (
        <g key={tick}>
          <line className="chart__grid" x1={size.left} x2={size.width} y1={y(tick)} y2={y(tick)} />
          <text className="chart__label" x={size.left - 6} y={y(tick) + 4} textAnchor="end">
            {t.number(tick)}
          </text>
        </g>
      ))}
      {days.map(({ day, views, applications }, index) => (
        <g key={day}>
          <title>{t('statistics.dayHas', { day: dayMonthYear(day), views, applications })}</title>
          {bar(day, views, 'chart__views')}
          {bar(day, applications, 'chart__applications')}
          {index % every === 0 && (
            <text
              className="chart__label"
              x={(x(day) ?? 0) + x.bandwidth() / 2}
              y={size.height - 6}
              textAnchor="middle"
            >
              {dayMonthYear(day).slice(0, 5)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
