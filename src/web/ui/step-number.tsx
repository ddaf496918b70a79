import { Check } from 'lucide-react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { scallopPath } from './scallop.ts'

export type StepState = 'done' | 'now' | 'later' | 'bad'

interface StepNumberProps {
  number: number
  state?: StepState | undefined
  className?: string | undefined
}

/**
 * A step's number in a seal: `done` is a peacock tick, `now` marigold, `later` grey, and `bad` a
 * brick mark.
 */
export function StepNumber({ number, state = 'done', className }: StepNumberProps) {
  return (
    <span className={cx('step-no', `step-no--${state}`, className)} aria-hidden="true">
      <svg viewBox="0 0 48 48" focusable="false">
        <path d={scallopPath(24, 24, 20)} fill="currentColor" />
      </svg>
      <b>{state === 'bad' ? '!' : state === 'done' ? <Icon of={Check} /> : number}</b>
    </span>
  )
}

/** A plain number in a seal, for lists of instructions ('Post a job in 3 easy steps'). */
export function SealNumber({
  number,
  tone = 'peacock',
  className,
}: {
  number: number
  tone?: 'peacock' | 'marigold' | 'ink' | 'brand' | undefined
  className?: string | undefined
}) {
  return (
    <span className={cx('step-no', `step-no--${tone}`, className)} aria-hidden="true">
      <svg viewBox="0 0 48 48" focusable="false">
        <path d={scallopPath(24, 24, 20)} fill="currentColor" />
      </svg>
      <b>{number}</b>
    </span>
  )
}
