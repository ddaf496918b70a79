import { isShape } from './shapes.ts'

type Kind = 'subscription-changed' | 'opened'

/** Calls back at each message of a kind that the service worker sends to its pages, until stopped. */
export function onWorkerMessage(kind: Kind, callBack: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (isShape(data) && data['kind'] === kind) callBack()
  }
  serviceWorker.addEventListener('message', listen)
  return () => serviceWorker.removeEventListener('message', listen)
}
