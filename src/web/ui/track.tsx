import { cx } from './cx.ts'
import { Seal } from './seal.tsx'

interface TrackProps {
  label: string
  /** Three stations. Only those that the server reports are reached. */
  stations: readonly [string, string, string]
  /** The index of the last reached station, from 0. */
  reached: 0 | 1 | 2
  /** The last station is a rejection. */
  isBad?: boolean | undefined
}

/** The progress of an application: Applied, With HR, Result. */
export function Track({ label, stations, reached, isBad = false }: TrackProps) {
  const last = stations.length - 1

  function stateOf(index: number): StationState {
    if (index > reached) return 'ahead'
    if (index < reached) return 'done'
    return reached < last ? 'now' : isBad ? 'bad' : 'done'
  }

  return (
    <ol className="track" data-reached={reached} aria-label={label}>
      {stations.map((station, index) => (
        <li
          key={station}
          className={cx(index <= reached && 'done')}
          aria-current={index === reached ? 'step' : undefined}
        >
          <Mark state={stateOf(index)} />
          {station}
        </li>
      ))}
    </ol>
  )
}

type StationState = 'done' | 'now' | 'bad' | 'ahead'

function Mark({ state }: { state: StationState }) {
  if (state === 'ahead') return <span className="dot" />
  if (state === 'now') return <Seal size={22} fill="var(--go)" tick="var(--go)" />
  if (state === 'done') return <Seal size={22} />
  return <Seal size={22} fill="var(--line-field)" tick="var(--surface-card)" sign="cross" />
}
