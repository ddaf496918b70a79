import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { Spinner } from './spinner.tsx'

interface ProgressDialogProps {
  open: boolean
  title: string
  children?: ReactNode
}

/** Something is being done; there is no way out until it is. */
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
