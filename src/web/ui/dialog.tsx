import type { DialogProps } from './dialog-window.tsx'
import { LazyPart } from './lazy-part.tsx'

const loadWindow = async () => (await import('./dialog-window.tsx')).DialogWindow

/** A centred dialog. Its code loads on demand, because most visits need none. */
export function Dialog(props: DialogProps) {
  return (
    <LazyPart
      load={loadWindow}
      isRequested={props.open}
      isSoon={props.isSoon}
      onMissed={props.onClose}
      props={props}
    />
  )
}
