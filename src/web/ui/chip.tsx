import { X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** The chip is set: it is tinted and has a cross, as a tap removes it. Set it to false on a chip that a tap sets. */
  on?: boolean | undefined
  /** Stands before the words while the chip is not set. */
  icon?: LucideIcon | undefined
}

/** A short choice that a tap sets or removes, such as an active filter. */
export function Chip({ on, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={cx('chip', on && 'chip--on', className)}
      aria-pressed={on}
    >
      {!on && icon && <Icon of={icon} size="s" />}
      {children}
      {on && <Icon of={X} size="s" />}
    </button>
  )
}
