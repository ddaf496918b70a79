/* The chosen logo outlives a reload: files can be kept in IndexedDB, not in local storage. */

const databaseName = 'job-drafts'
const storeName = 'logos'

export async function keepLogo(accountId: string, logo: File): Promise<void> {
  await inStore('readwrite', (store) => store.put(logo, accountId))
}

export async function forgetLogo(accountId: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(accountId))
}

/** The logo kept; a browser that keeps no files has none. */
export async function readLogo(accountId: string): Promise<File | undefined> {
  const kept: unknown = await inStore('readonly', (store) => store.get(accountId)).catch(
    () => undefined,
  )
  return kept instanceof File ? kept : undefined
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    const request = act(database.transaction(storeName, mode).objectStore(storeName))
    return await toPromise(request)
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return toPromise(request)
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')))
  })
}
