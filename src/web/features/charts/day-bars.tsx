import { scaleBand, scaleLinear } from 'd3-scale'
import { dayMonthYear } from '#contract/india-time.ts'
import './chart.css'

export type BarTone = 'main' | 'soft' | 'late'

export interface DayOfBars {
  /** `yyyy-MM-dd` */
  day: string
  /** What the bars of the day say, in words. */
  title: string
  bars: readonly { value: number; tone: BarTone }[]
}

interface DayBarsProps {
  /** What the chart says, in a sentence. */
  label: string
  days: readonly DayOfBars[]
  /** The bars of a day stand beside each other; without it the later ones stand before the first. */
  isBeside?: boolean | undefined
  /** A dashed line. */
  goal?: number | undefined
  numberText: (value: number) => string
}

const size = { width: 480, height: 220, left: 36, bottom: 24, top: 8 }
const labels = 5

/** Bars by day. */
export function DayBars({ label, days, isBeside = false, goal = 0, numberText }: DayBarsProps) {
  const most = Math.max(2, goal, ...days.flatMap(({ bars }) => bars.map(({ value }) => value)))
  const x = scaleBand(
    days.map(({ day }) => day),
    [size.left, size.width],
  ).padding(0.3)
  const y = scaleLinear([0, most], [size.height - size.bottom, size.top]).nice(2)
  const every = Math.max(1, Math.ceil(days.length / labels))
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      {y.ticks(2).map((tick) => (
        <g key={tick}>
          <line className="chart__grid" x1={size.left} x2={size.width} y1={y(tick)} y2={y(tick)} />
          <text className="chart__label" x={size.left - 6} y={y(tick) + 4} textAnchor="end">
            {numberText(tick)}
          </text>
        </g>
      ))}
      {days.map(({ day, title, bars }, index) => {
        const left = x(day) ?? 0
        const width = x.bandwidth() / (isBeside ? Math.max(1, bars.length) : 1)
        return (
          <g key={day}>
            <title>{title}</title>
            {bars.map(({ value, tone }, at) => (
              <rect
                key={tone}
                className={barClasses[tone]}
                x={left + (isBeside ? at * width : 0)}
                y={y(value)}
                width={width}
                height={y(0) - y(value)}
                rx={2}
              />
            ))}
            {index % every === 0 && (
              <text
                className="chart__label"
                x={left + x.bandwidth() / 2}
                y={size.height - 6}
                textAnchor="middle"
              >
                {dayMonthYear(day).slice(0, 5)}
              </text>
            )}
          </g>
        )
      })}
      {goal > 0 && (
        <line className="chart__goal" x1={size.left} x2={size.width} y1={y(goal)} y2={y(goal)} />
      )}
    </svg>
  )
}

const barClasses = {
  main: 'chart__main',
  soft: 'chart__soft',
  late: 'chart__late',
} as const satisfies Record<BarTone, string>
