import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface DialogProps {
  open: boolean
  /** It may have to say that the line is dead, and is fetched while it is not. */
  isSoon?: boolean | undefined
  /** Esc, the scrim and the cross call it; without it the dialog can't be closed by the person. */
  onClose?: (() => void) | undefined
  title: string
  /** Makes the cross, and is its name. */
  closeLabel?: string | undefined
  art?: ReactNode
  /** One or two sentences, or a form. */
  children?: ReactNode
  /** Buttons, the main act first. */
  acts?: ReactNode
  /** The buttons side by side from 600 px on. */
  actsInRow?: boolean | undefined
  align?: 'center' | 'start' | undefined
  wide?: boolean | undefined
  /** `alertdialog` when the person must answer. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** What a reader hears first besides the title: the text counts as its description unless told not to. */
  describe?: boolean | undefined
}

/** A centred dialog. Focus is trapped in it and goes back where it came from. */
export function DialogWindow({
  open,
  onClose,
  title,
  closeLabel,
  art,
  children,
  acts,
  actsInRow,
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
            {acts && (
              <div className={cx('dialog__acts', actsInRow && 'dialog__acts--row')}>{acts}</div>
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
