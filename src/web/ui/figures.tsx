import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import './figures.css'

export interface Figure {
  label: string
  value: string
  sub?: string | undefined
  /** A small drawing below. */
  chart?: ReactNode
}

/** Four or five figures beside each other, or rows of four, as on a slip. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={cx('figs', figures.length === 5 && 'figs--5')}>
      {figures.map(({ label, value, sub, chart }) => (
        <div key={label} className="fig">
          <dt>{label}</dt>
          <dd>{value}</dd>
          {sub !== undefined && <dd className="fig__sub">{sub}</dd>}
          {chart !== undefined && <dd>{chart}</dd>}
        </div>
      ))}
    </dl>
  )
}
