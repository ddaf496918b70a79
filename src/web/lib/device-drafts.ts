import { deviceFiles, deviceValue } from './device-store.ts'

/*
 * Drafts of an account's forms on the device. A draft outlives a lost session, so that the same person can go on after signing
 * in. It ends when the person logs out, and when somebody else signs in.
 */

const prefix = 'job-draft:'

export const draftValue = (accountId: string) => deviceValue(`${prefix}${accountId}`)

/** The logos of drafts, by account. */
export const draftLogos = deviceFiles({ database: 'job-drafts', store: 'logos' })

/** Deletes all drafts with their logos. */
export function deleteDrafts(): void {
  deleteValues(() => true)
  // A browser without storage has nothing to delete.
  void draftLogos.deleteAll().catch(() => undefined)
}

/** Deletes what other employers wrote on this device. Their logos are public anyway. */
export const deleteDraftsOfOthers = (accountId: string): void =>
  deleteValues((name) => name !== `${prefix}${accountId}`)

function deleteValues(isOver: (name: string) => boolean): void {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  for (const name of names.filter(isOver)) localStorage.removeItem(name)
}
