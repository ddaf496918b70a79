import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { ToastPlace } from './toast-place.tsx'

export interface DialogProps {
  open: boolean
  /** Loads the dialog early, because it may have to report that the browser is offline. */
  isSoon?: boolean | undefined
  /** Called by Esc, the scrim and the cross. Without it the person cannot close the dialog. */
  onClose?: (() => void) | undefined
  title: string
  /** Shows the cross, and is its accessible name. */
  closeLabel?: string | undefined
  art?: ReactNode
  /** One or two sentences, or a form. */
  children?: ReactNode
  /** Buttons, the main action first. */
  actions?: ReactNode
  /** Puts the buttons side by side from 600 px on. */
  actionsInRow?: boolean | undefined
  align?: 'center' | 'start' | undefined
  wide?: boolean | undefined
  /** `alertdialog` if the person must answer. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** Whether the text is the dialog's accessible description. The default is true. */
  describe?: boolean | undefined
}

/** A centred dialog. It traps the focus and returns it on closing. */
export function DialogWindow({
  open,
  onClose,
  title,
  closeLabel,
  art,
  children,
  actions,
  actionsInRow,
  align = 'center',
  wide,
  role = 'dialog',
  describe = true,
}: DialogProps) {
  const text =
    children &&
    (describe ? <Base.Description render={<div />}>{children}</Base.Description> : children)
  return (
    <Base.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose?.()}
      disablePointerDismissal={onClose === undefined}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-view">
          <Base.Popup
            role={role}
            className={cx(
              'dialog',
              closeLabel && 'dialog--x',
              align === 'start' && 'dialog--start',
              wide && 'dialog--wide',
            )}
          >
            {art && <div className="dialog__art">{art}</div>}
            <Base.Title>{title}</Base.Title>
            {text}
            {open && <ToastPlace />}
            {actions && (
              <div className={cx('dialog__actions', actionsInRow && 'dialog__actions--row')}>
                {actions}
              </div>
            )}
            {closeLabel && onClose && (
              <Base.Close className="iconbtn dialog__x" aria-label={closeLabel}>
                <Icon of={X} />
              </Base.Close>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
