import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { Spinner } from './spinner.tsx'

interface ProgressDialogProps {
  open: boolean
  title: string
  children?: ReactNode
}

/** Shows work in progress. It cannot be closed. */
export function ProgressDialog({ open, title, children }: ProgressDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      art={
        <span className="dialog__busy">
          <Spinner />
        </span>
      }
    >
      {children}
    </Dialog>
  )
}
