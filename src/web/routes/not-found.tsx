import { data } from 'react-router'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'

export const handle = deferredHandle

/** Catches unknown paths. The root's error screen shows the message. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
