import { data } from 'react-router'
import { lateHandle } from '#web/lib/late-handle.ts'

export const handle = lateHandle

/** Whatever no other route knows; the root's error screen says so. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
