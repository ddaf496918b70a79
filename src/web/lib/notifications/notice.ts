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
  sessionStorage.setItem(storageKey, JSON.stringify({ kind, key }))
}

/** Reads the notice and deletes it. */
export function takeNotice(): Notice | undefined {
  const stored = sessionStorage.getItem(storageKey)
  if (stored === null) return undefined
  sessionStorage.removeItem(storageKey)
  const notice = readJson(stored)
  if (!isShape(notice)) return undefined
  const { key } = notice
  if (!isText(key) || !isMessageKey(key)) return undefined
  const kind = kinds.find((one) => one === notice['kind'])
  return kind && { kind, key }
}
