import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export type BadgeTone = 'plain' | 'success' | 'warn' | 'error' | 'info' | 'prem'

interface BadgeProps {
  tone?: BadgeTone | undefined
  icon: LucideIcon
  children: string
}

/** A status as icon and word. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={cx('badge', tone !== 'plain' && `badge--${tone}`)}>
      <Icon of={icon} />
      {children}
    </span>
  )
}
