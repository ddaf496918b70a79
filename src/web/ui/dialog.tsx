import type { DialogProps } from './dialog-window.tsx'
import { Later } from './later.tsx'

const loadWindow = async () => (await import('./dialog-window.tsx')).DialogWindow

/** A centred dialog. What draws it comes when it is needed: most visits end without one. */
export function Dialog(props: DialogProps) {
  return (
    <Later
      load={loadWindow}
      isWanted={props.open}
      isSoon={props.isSoon}
      onMissed={props.onClose}
      props={props}
    />
  )
}
