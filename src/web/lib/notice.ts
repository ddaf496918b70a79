import { sentence } from '#contract/sentences.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { isShape, isText, readJson } from './shapes.ts'

/* A message that outlives a redirect: left by a loader, shown as a toast by the next screen. */

const kinds = ['ok', 'warn', 'no', 'info'] as const
type Kind = (typeof kinds)[number]

const storageKey = 'notice'

/** It is kept in words: the next screen may not know the key. */
export function leaveNotice({ kind, key }: { kind: Kind; key: MessageKey }): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ kind, text: sentence(key) }))
}

/** The notice left, once. */
export function takeNotice(): { kind: Kind; text: string } | undefined {
  const stored = sessionStorage.getItem(storageKey)
  if (stored === null) return undefined
  sessionStorage.removeItem(storageKey)
  const notice = readJson(stored)
  if (!isShape(notice) || !isText(notice['text'])) return undefined
  const kind = kinds.find((one) => one === notice['kind'])
  return kind && { kind, text: notice['text'] }
}
