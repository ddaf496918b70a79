import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import { notFound } from '#web/lib/not-found.ts'

export const handle = deferredHandle

/** Catches unknown paths. The root's error screen shows the message. */
export function loader(): never {
  throw notFound()
}

export default function NotFound() {
  return null
}
