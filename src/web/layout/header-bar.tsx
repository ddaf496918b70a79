import type { ReactNode } from 'react'
import { Toran } from '#web/art/toran.tsx'
import { cx } from '#web/ui/cx.ts'

interface HeaderBarProps {
  /** Whose desk it is: white, peacock (employer) or ink (admin). */
  tone?: 'light' | 'brand' | 'admin' | undefined
  children: ReactNode
}

/** The bar that every header is, with its toran below. */
export function HeaderBar({ tone = 'light', children }: HeaderBarProps) {
  return (
    <header className={cx('hdr', tone !== 'light' && `hdr--${tone} on-brand`)}>
      <div className="hdr__bar">
        <div className="wrap hdr__in">{children}</div>
      </div>
      <Toran />
    </header>
  )
}
