import { readJson } from './api/shapes.ts'

/* Storage on the device: JSON in local storage, files in IndexedDB. */

/** A JSON value in local storage. `read` may return a value that an older version wrote. */
export const deviceValue = (key: string) => ({
  read: (): unknown => readJson(localStorage.getItem(key) ?? 'null'),
  write: (value: unknown): void => localStorage.setItem(key, JSON.stringify(value)),
  delete: (): void => localStorage.removeItem(key),
})

/** Some browsers never answer a storage request, so no screen waits longer than this. */
const timeoutMs = 10_000

/** An object store in a database of its own. */
type Location = { readonly database: string; readonly store: string }

/**
 * Values with files in IndexedDB, by key.
 * @throws when the browser stores nothing, or does not answer; from every function
 */
export const deviceFiles = (location: Location) => ({
  read: (key: string): Promise<unknown> =>
    inDatabase<unknown>(location, 'readonly', (store) => store.get(key)),
  readAll: (): Promise<unknown[]> =>
    inDatabase<unknown[]>(location, 'readonly', (store) => store.getAll()),
  write: (key: string, value: unknown) =>
    inDatabase(location, 'readwrite', (store) => store.put(value, key)),
  delete: (key: string) => inDatabase(location, 'readwrite', (store) => store.delete(key)),
  deleteAll: () => inDatabase(location, 'readwrite', (store) => store.clear()),
})

/** Opens the database for one request. The first opening creates it. */
async function inDatabase<Result>(
  { database: name, store }: Location,
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
  const database = await toPromise(opening).catch((error: unknown) => {
    // The database may open after the timeout. Then nobody needs it.
    opening.addEventListener('success', () => opening.result.close())
    throw error
  })
  try {
    return await toPromise(request(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the storage does not answer')), timeoutMs)
    request.addEventListener('success', () => {
      clearTimeout(timer)
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      clearTimeout(timer)
      reject(request.error ?? new Error('no storage'))
    })
  })
}
