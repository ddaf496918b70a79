import { cx } from './cx.ts'
import './toran-meter.css'

interface ToranMeterProps {
  total: number
  /** How many parts are done. */
  done: number
  /** The part that is asked now, from 1; without it nothing is asked. */
  now?: number | undefined
  label: string
  /** It stands within a card, and not below the header. */
  isInCard?: boolean | undefined
}

/** The toran as a meter: a scallop for each part. */
export function ToranMeter({ total, done, now, label, isInCard }: ToranMeterProps) {
  const parts = Array.from({ length: total }, (_, index) => index + 1)
  return (
    <div className={cx('torm', isInCard && 'torm--in')}>
      <progress className="sr-only" aria-label={label} max={total} value={now ?? done} />
      {parts.map((part) => (
        <i
          key={part}
          aria-hidden="true"
          className={cx(part === now ? 'now' : part <= done && 'on')}
        />
      ))}
    </div>
  )
}
