import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export type BadgeTone = 'plain' | 'ok' | 'warn' | 'no' | 'info' | 'prem'

interface BadgeProps {
  tone?: BadgeTone | undefined
  icon: LucideIcon
  children: string
}

/** A state as icon and word. Pending Hourglass warn, Live CircleCheck ok, Rejected Ban no, Expired Clock plain. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={cx('badge', tone !== 'plain' && `badge--${tone}`)}>
      <Icon of={icon} />
      {children}
    </span>
  )
}
