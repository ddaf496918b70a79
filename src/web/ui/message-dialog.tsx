import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface MessageDialogProps {
  open: boolean
  title: string
  children?: ReactNode
  art?: ReactNode
  /** The label of the only button ('ok', 'Done'). */
  buttonLabel: string
  onClose: () => void
}

/** A message with one button. */
export function MessageDialog({
  open,
  title,
  children,
  art,
  buttonLabel,
  onClose,
}: MessageDialogProps) {
  return (
    <Dialog
      open={open}
      isSoon
      onClose={onClose}
      title={title}
      art={art}
      actions={<Button onClick={onClose}>{buttonLabel}</Button>}
    >
      {children}
    </Dialog>
  )
}
