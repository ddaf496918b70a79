import { isShape } from '../api/shapes.ts'

type Kind = 'subscription-changed' | 'opened'

/**
 * Subscribes to the service worker's messages of one kind. Returns the function that unsubscribes.
 */
export function onWorkerMessage(kind: Kind, callBack: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isShape(data) && data['kind'] === kind) callBack()
  }
  serviceWorker.addEventListener('message', listen)
  return () => serviceWorker.removeEventListener('message', listen)
}
