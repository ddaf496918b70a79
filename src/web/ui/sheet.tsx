import { LazyPart } from './lazy-part.tsx'
import type { SheetProps } from './sheet-window.tsx'

const loadWindow = async () => (await import('./sheet-window.tsx')).SheetWindow

/** A sheet that slides up from the bottom of a phone. Its code loads on demand. */
export function Sheet(props: SheetProps) {
  return (
    <LazyPart load={loadWindow} isRequested={props.open} onMissed={props.onClose} props={props} />
  )
}
