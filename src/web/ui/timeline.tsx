import { Check, Eye, EyeOff, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import './timeline.css'

export type TimelineLook = 'done' | 'now' | 'hidden' | 'later' | 'over'

export type TimelineStep = {
  readonly key: string
  readonly text: string
  /** When it was. */
  readonly at?: string | undefined
  readonly note?: string | undefined
  readonly look: TimelineLook
}

const icons: Readonly<Partial<Record<TimelineLook, LucideIcon>>> = {
  done: Check,
  now: Eye,
  hidden: EyeOff,
  over: X,
}

/** What happened and what comes next, one below the other. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ key, text, at, note, look }) => {
        const icon = icons[look]
        return (
          <li
            key={key}
            className={cx(`timeline--${look === 'hidden' ? 'now' : look}`)}
            aria-current={look === 'now' || look === 'hidden' ? 'step' : undefined}
          >
            <span className="timeline__dot" aria-hidden>
              {icon && <Icon of={icon} />}
            </span>
            <b>{text}</b>
            {at !== undefined && <span className="timeline__at tabular-nums">{at}</span>}
            {note !== undefined && <p>{note}</p>}
          </li>
        )
      })}
    </ol>
  )
}
