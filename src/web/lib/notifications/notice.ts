import { isMessageKey } from '#contract/i18n/message-keys.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { isShape, isText, readJson } from '../api/shapes.ts'

/*
 * A message that survives a redirect: a loader stores it and the next screen shows it as a toast.
 */

const kinds = ['success', 'warn', 'error', 'info'] as const
type Kind = (typeof kinds)[number]

const storageKey = 'notice'

type Notice = { readonly kind: Kind; readonly key: MessageKey }

export function leaveNotice({ kind, key }: Notice): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ kind, key, leftOn: currentEntry() }))
}

/** The entry of the browser's history, and the document that shows it. */
function currentEntry(): string {
  const state: unknown = window.history.state
  const key = isShape(state) && isText(state['key']) ? state['key'] : ''
  return `${performance.timeOrigin} ${key}`
}

const arrivalKey = 'arrival'

/** The person has just signed in and did nothing yet that a screen could warn of. */
export const markArrival = (): void => sessionStorage.setItem(arrivalKey, 'yes')

/** Whether the person has just signed in. Only the first screen after it is told. */
export function takeArrival(): boolean {
  const isArriving = sessionStorage.getItem(arrivalKey) !== null
  sessionStorage.removeItem(arrivalKey)
  return isArriving
}

/** Reads the notice and deletes it. It stays while the redirect to its screen is still under way. */
export function takeNotice(): Notice | undefined {
  const stored = sessionStorage.getItem(storageKey)
  if (stored === null) return undefined
  const notice = readJson(stored)
  if (isShape(notice) && notice['leftOn'] === currentEntry()) return undefined
  sessionStorage.removeItem(storageKey)
  if (!isShape(notice)) return undefined
  const { key } = notice
  if (!isText(key) || !isMessageKey(key)) return undefined
  const kind = kinds.find((one) => one === notice['kind'])
  return kind && { kind, key }
}
