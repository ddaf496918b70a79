/* Files outlive a reload in IndexedDB alone; local storage takes texts. */

/** A browser may leave its storage without any answer; no screen waits for that longer. */
const patienceMs = 10_000

/** One store in a database of its own. */
export type DeviceStore = { readonly database: string; readonly store: string }

/**
 * Opens it for one act, and makes it before the first.
 * @throws when the browser keeps nothing, or says nothing of it
 */
export async function inDeviceStore<Result>(
  { database: name, store }: DeviceStore,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
  const database = await toPromise(opening).catch((error: unknown) => {
    // It may be opened yet, and nobody needs it then.
    opening.addEventListener('success', () => opening.result.close())
    throw error
  })
  try {
    return await toPromise(act(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer of the storage')), patienceMs)
    request.addEventListener('success', () => {
      clearTimeout(timer)
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      clearTimeout(timer)
      reject(request.error ?? new Error('No storage'))
    })
  })
}
