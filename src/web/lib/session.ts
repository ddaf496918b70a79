import { useSyncExternalStore } from 'react'
import { accountTypeSchema } from '#contract/accounts.ts'
import type { AccountType } from '#contract/accounts.ts'

/** The session as the browser keeps it, under the names that the product's contract gives. */
export type StoredSession = { readonly token: string; readonly type: AccountType }

const changed = 'kaamyab:session'

export function readSession(): StoredSession | undefined {
  const token = localStorage.getItem('token')
  const type = accountTypeSchema.safeParse(localStorage.getItem('type'))
  return token !== null && token !== '' && type.success ? { token, type: type.data } : undefined
}

export function saveSession({ token, type }: StoredSession): void {
  localStorage.setItem('token', token)
  localStorage.setItem('type', type)
  window.dispatchEvent(new Event(changed))
}

export function clearSession(): void {
  localStorage.removeItem('token')
  localStorage.removeItem('type')
  window.dispatchEvent(new Event(changed))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** Whose session this browser holds: 'unknown' on the server and until the page has come alive. */
export function useSessionType(): AccountType | 'none' | 'unknown' {
  return useSyncExternalStore(
    subscribe,
    () => readSession()?.type ?? 'none',
    () => 'unknown',
  )
}
