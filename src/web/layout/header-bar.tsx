import type { ReactNode } from 'react'
import { Toran } from '#web/art/toran.tsx'
import { cx } from '#web/ui/cx.ts'

interface HeaderBarProps {
  /** The area: white for the public, peacock for employers, ink for admins. */
  tone?: 'light' | 'brand' | 'admin' | undefined
  /** On a phone the bar may have a second row. */
  hasRows?: boolean
  /** What hangs below the bar in place of the toran. */
  edge?: ReactNode
  children: ReactNode
}

/** The common bar of all headers, with the toran below. */
export function HeaderBar({ tone = 'light', hasRows = false, edge, children }: HeaderBarProps) {
  return (
    <header className={cx('hdr', tone !== 'light' && `hdr--${tone} on-brand`)}>
      <div className="hdr__bar">
        <div className={cx('wrap hdr__in', hasRows && 'hdr__in--rows')}>{children}</div>
      </div>
      {edge ?? <Toran />}
    </header>
  )
}
