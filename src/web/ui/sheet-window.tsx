import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { ToastPlace } from './toast-place.tsx'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** The fixed footer: 'Clear all' and 'Show 12 jobs'. */
  footer?: ReactNode
  /** The body has the page's background, so that cards stand out. */
  isTinted?: boolean | undefined
  /** In a wide window it stands at the right edge. */
  isSide?: boolean | undefined
  children: ReactNode
}

/** A sheet that slides up from the bottom of a phone. */
export function SheetWindow({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  isTinted,
  isSide,
  children,
}: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim scrim--sheet" />
        <Base.Popup className={cx('sheet', isSide && 'sheet--side')}>
          <div className="sheet__grab" aria-hidden="true" />
          <div className="sheet__h">
            <Base.Title>{title}</Base.Title>
            <Base.Close className="iconbtn" aria-label={closeLabel}>
              <Icon of={X} />
            </Base.Close>
          </div>
          {isTinted ? (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by the arrow keys
            <section className="sheet__b sheet__b--tinted" aria-label={title} tabIndex={0}>
              {children}
            </section>
          ) : (
            <div className="sheet__b">{children}</div>
          )}
          {open && <ToastPlace />}
          {footer && <div className="sheet__f">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
