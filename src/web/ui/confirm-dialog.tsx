import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { ButtonKind } from './button-class.ts'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children?: ReactNode
  art?: ReactNode
  confirmLabel: string
  confirmKind?: ButtonKind | undefined
  /** Disables both buttons. */
  loading?: boolean | undefined
  loadingText?: string | undefined
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
}

/** A confirmation with two buttons, the main one first. */
export function ConfirmDialog({
  open,
  title,
  children,
  art,
  confirmLabel,
  confirmKind = 'pri',
  loading = false,
  loadingText,
  cancelLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={loading ? undefined : onCancel}
      title={title}
      art={art}
      role="alertdialog"
      actionsInRow
      actions={
        <>
          <Button
            kind={confirmKind}
            loading={loading}
            loadingText={loadingText}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button kind="sec" disabled={loading} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
