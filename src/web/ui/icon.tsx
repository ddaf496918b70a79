import type { LucideIcon } from 'lucide-react'
import { cx } from './cx.ts'

interface IconProps {
  of: LucideIcon
  /** 17, 20 (in controls) or 24 pixels */
  size?: 's' | 'm' | 'l' | undefined
  className?: string | undefined
}

/** A Lucide icon. It is always decorative: the text beside it carries the meaning. */
export function Icon({ of: Glyph, size = 'm', className }: IconProps) {
  return (
    <Glyph
      className={cx('ic', size === 's' && 'ic-s', size === 'l' && 'ic-l', className)}
      aria-hidden="true"
      focusable="false"
    />
  )
}
