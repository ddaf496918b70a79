import { inDeviceStore } from '#web/lib/device-store.ts'

/* The chosen logo outlives a reload: files can be kept in IndexedDB, not in local storage. */

const logos = { database: 'job-drafts', store: 'logos' }

export async function keepLogo(accountId: string, logo: File): Promise<void> {
  await inDeviceStore(logos, 'readwrite', (store) => store.put(logo, accountId))
}

export async function forgetLogo(accountId: string): Promise<void> {
  await inDeviceStore(logos, 'readwrite', (store) => store.delete(accountId))
}

/** The logo kept; a browser that keeps no files has none. */
export async function readLogo(accountId: string): Promise<File | undefined> {
  const kept: unknown = await inDeviceStore(logos, 'readonly', (store) =>
    store.get(accountId),
  ).catch(() => undefined)
  return kept instanceof File ? kept : undefined
}
