import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'
import { Seal } from './seal.tsx'

interface TrackProps {
  label: string
  /** Three stations; only those that the server knows of are reached. */
  stations: readonly [string, string, string]
  /** The last station reached, from 0. */
  reached: 0 | 1 | 2
  /** Set when the last station was reached badly (rejected). */
  badIcon?: LucideIcon | undefined
}

/** Applied, With HR, Result: how far an application has come. */
export function Track({ label, stations, reached, badIcon: Bad }: TrackProps) {
  return (
    <ol className="track" data-reached={reached} aria-label={label}>
      {stations.map((station, index) => (
        <li
          key={station}
          className={cx(index <= reached && 'done', Bad && index === reached && 'bad')}
          aria-current={index === reached ? 'step' : undefined}
        >
          {index > reached ? (
            <span className="dot" />
          ) : Bad && index === reached ? (
            <Bad className="ic" aria-hidden="true" />
          ) : (
            <Seal size={22} />
          )}
          {station}
        </li>
      ))}
    </ol>
  )
}
