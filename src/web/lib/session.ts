import { startTransition, useEffect, useState } from 'react'
import { accountTypes } from '#contract/accounts.ts'
import type { AccountType } from '#contract/accounts.ts'
import { forgetAllOutgoing } from './outgoing-store.ts'

/** The session as the browser keeps it, under the names that the product's contract gives. */
export type StoredSession = { readonly token: string; readonly type: AccountType }

const changed = 'kaamyab:session'

export function readSession(): StoredSession | undefined {
  const token = localStorage.getItem('token')
  const stored = localStorage.getItem('type')
  const type = accountTypes.find((one) => one === stored)
  return token !== null && token !== '' && type ? { token, type } : undefined
}

export function saveSession({ token, type }: StoredSession): void {
  if (token !== readSession()?.token) forgetPrivateThings()
  localStorage.setItem('token', token)
  localStorage.setItem('type', type)
  window.dispatchEvent(new Event(changed))
}

export function clearSession(): void {
  forgetPrivateThings()
  localStorage.removeItem('token')
  localStorage.removeItem('type')
  window.dispatchEvent(new Event(changed))
}

/** After a refusal that came late: whoever has signed in meanwhile stays so. */
export function clearSessionOf(token: string): void {
  if (readSession()?.token === token) clearSession()
}

/** What was kept on this device for one session must not be seen in the next. */
function forgetPrivateThings(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith('private:'))
  for (const name of names) localStorage.removeItem(name)
  // A browser that keeps no such things has none to forget.
  void forgetAllOutgoing().catch(() => undefined)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(changed, onChange)
    window.removeEventListener('storage', onChange)
  }
}

type SessionType = AccountType | 'none' | 'unknown'

const heldType = (): SessionType => readSession()?.type ?? 'none'

const isAlive = (): boolean =>
  !import.meta.env.SSR && document.documentElement.dataset['alive'] !== undefined

/**
 * Whose session this browser holds: 'unknown' on the server and until the page has come alive. It is told without haste,
 * for a page that comes alive has enough to do at once.
 */
export function useSessionType(): SessionType {
  const [type, setType] = useState(() => (isAlive() ? heldType() : 'unknown'))
  useEffect(() => {
    startTransition(() => setType(heldType()))
    return subscribe(() => setType(heldType()))
  }, [])
  return type
}
