import { z } from 'zod'
import { toMessageKey } from '#contract/sentences.ts'
import type { MessageKey } from '#contract/sentences.ts'

/* A message that outlives a redirect: left by a loader, shown as a toast by the next screen. */

export type Notice = { readonly kind: 'ok' | 'warn' | 'no' | 'info'; readonly key: MessageKey }

const storageKey = 'notice'
const noticeSchema = z.object({ kind: z.enum(['ok', 'warn', 'no', 'info']), key: z.string() })

export function leaveNotice(notice: Notice): void {
  sessionStorage.setItem(storageKey, JSON.stringify(notice))
}

/** The notice left, once. */
export function takeNotice(): Notice | undefined {
  const stored = sessionStorage.getItem(storageKey)
  if (stored === null) return undefined
  sessionStorage.removeItem(storageKey)
  const parsed = noticeSchema.safeParse(JSON.parse(stored))
  return parsed.success ? { kind: parsed.data.kind, key: toMessageKey(parsed.data.key) } : undefined
}
