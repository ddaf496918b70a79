import { Later } from './later.tsx'
import type { SheetProps } from './sheet-window.tsx'

const loadWindow = async () => (await import('./sheet-window.tsx')).SheetWindow

/** A sheet that rises from the bottom of a phone. What draws it comes when it is needed. */
export function Sheet(props: SheetProps) {
  return <Later load={loadWindow} isWanted={props.open} onMissed={props.onClose} props={props} />
}
