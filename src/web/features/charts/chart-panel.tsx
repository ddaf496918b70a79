import { Table2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import type { BarTone } from './day-bars.tsx'
import './chart.css'

interface ChartPanelProps {
  title: string
  legend: readonly { tone: BarTone | 'goal'; text: string }[]
  chart: ReactNode
  /** The same numbers. */
  table: ReactNode
  /** Further buttons. */
  children?: ReactNode
}

/** A chart, which can be read as a table. */
export function ChartPanel({ title, legend, chart, table, children }: ChartPanelProps) {
  const { t } = useTranslation()
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <section className="panel" aria-labelledby={`${id}heading`}>
      <div className="flex flex-wrap gap-3 justify-between items-center mb-3">
        <h2 id={`${id}heading`} className="text-h3">
          {title}
        </h2>
        <ul className="legend" aria-hidden>
          {legend.map(({ tone, text }) => (
            <li key={tone}>
              <i className={legendClasses[tone]} />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div id={`${id}numbers`}>{isTable ? table : chart}</div>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="quiet"
          size="sm"
          icon={Table2}
          aria-expanded={isTable}
          aria-controls={`${id}numbers`}
          onClick={() => setTable(!isTable)}
        >
          {t(isTable ? 'chart.asChart' : 'chart.asTable')}
        </Button>
        {children}
      </div>
    </section>
  )
}

const legendClasses = {
  main: 'legend__main',
  soft: 'legend__soft',
  late: 'legend__late',
  goal: 'legend__goal',
} as const satisfies Record<BarTone | 'goal', string>
