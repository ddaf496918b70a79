import { isShape } from './api/shapes.ts'

const eventName = 'unread-messages'

/** Says how many messages are unread, after some were marked as read on this page. */
export function announceUnread(unread: number): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: { unread } }))
}

/** Returns the function that stops listening. */
export function onUnread(callBack: (unread: number) => void): () => void {
  const listen = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (isShape(detail) && typeof detail['unread'] === 'number') callBack(detail['unread'])
  }
  window.addEventListener(eventName, listen)
  return () => window.removeEventListener(eventName, listen)
}
