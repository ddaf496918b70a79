import { X } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Chosen: tinted, with a cross, since a tap takes it away. */
  on?: boolean | undefined
}

/** A short choice that a tap sets or takes away (filters in use). */
export function Chip({ on, className, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx('chip', on && 'chip--on', className)}
      aria-pressed={on}
    >
      {children}
      {on && <Icon of={X} size="s" />}
    </button>
  )
}
