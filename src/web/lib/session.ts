import { startTransition, useEffect, useState } from 'react'
import { accountTypes } from '#contract/accounts/roles.ts'
import type { AccountType } from '#contract/accounts/roles.ts'
import { deleteDrafts } from './device-drafts.ts'
import { deleteRecentSearches } from './recent-searches.ts'
import { deleteSavedOnDevice } from './saved-on-device.ts'
import { deleteAllOutgoing } from './outgoing-store.ts'

/** The session in the browser's storage. The contract defines the key names. */
export type StoredSession = { readonly token: string; readonly type: AccountType }

const changed = 'kaamyab:session'

/** How the service worker's caches of invitations to interviews are called, of every version. */
const cachedInvitations = 'invitations-'

export function readSession(): StoredSession | undefined {
  const token = localStorage.getItem('token')
  const stored = localStorage.getItem('type')
  const type = accountTypes.find((one) => one === stored)
  return token !== null && token !== '' && type ? { token, type } : undefined
}

export function saveSession({ token, type }: StoredSession): void {
  const before = readSession()?.token
  if (token !== before) {
    deletePrivateData()
    // What a visitor has searched for and saved stays when this visitor signs in.
    if (before !== undefined) {
      deleteRecentSearches()
      deleteSavedOnDevice()
    }
    // Only employers write drafts, so another person has signed in.
    if (type !== 'employee') deleteDrafts()
  }
  localStorage.setItem('token', token)
  localStorage.setItem('type', type)
  window.dispatchEvent(new Event(changed))
}

export function clearSession(): void {
  deletePrivateData()
  deleteRecentSearches()
  deleteSavedOnDevice()
  localStorage.removeItem('token')
  localStorage.removeItem('type')
  window.dispatchEvent(new Event(changed))
}

/** Clears the session as its person wants it: drafts go, too. A session that is merely lost leaves them. */
export function logOutHere(): void {
  clearSession()
  deleteDrafts()
}

/**
 * Clears the session only if it still has this token, as another person may have signed in
 * meanwhile.
 */
export function clearSessionOf(token: string): void {
  if (readSession()?.token === token) clearSession()
}

/** Deletes the data of one session from the device, so that the next session cannot read it. */
function deletePrivateData(): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith('private:'))
  for (const name of names) localStorage.removeItem(name)
  // A browser without storage has nothing to delete.
  void deleteAllOutgoing().catch(() => undefined)
  if ('caches' in window) void deleteInvitations().catch(() => undefined)
}

async function deleteInvitations(): Promise<void> {
  const names = await caches.keys()
  const ofInvitations = names.filter((name) => name.startsWith(cachedInvitations))
  await Promise.all(ofInvitations.map((name) => caches.delete(name)))
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

const storedType = (): SessionType => readSession()?.type ?? 'none'

const isHydrated = (): boolean =>
  !import.meta.env.SSR && document.documentElement.dataset['hydrated'] !== undefined

/**
 * The account type of this browser's session: 'unknown' on the server and until hydration. The
 * change is a transition, because hydration is a long task already.
 */
export function useSessionType(): SessionType {
  const [type, setType] = useState(() => (isHydrated() ? storedType() : 'unknown'))
  useEffect(() => {
    startTransition(() => setType(storedType()))
    return subscribe(() => setType(storedType()))
  }, [])
  return type
}
