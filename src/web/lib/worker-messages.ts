import { z } from 'zod'

const messageSchema = z.object({ kind: z.enum(['subscription-changed', 'opened']) })

/** Calls back at each message of a kind that the service worker sends to its pages, until stopped. */
export function onWorkerMessage(
  kind: z.infer<typeof messageSchema>['kind'],
  callBack: () => void,
): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const { serviceWorker } = navigator
  const listen = ({ data }: MessageEvent) => {
    if (messageSchema.safeParse(data).data?.kind === kind) callBack()
  }
  serviceWorker.addEventListener('message', listen)
  return () => serviceWorker.removeEventListener('message', listen)
}
