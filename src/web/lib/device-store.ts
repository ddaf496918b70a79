/* Files outlive a reload in IndexedDB alone; local storage takes texts. */

/** One store in a database of its own. */
export type DeviceStore = { readonly database: string; readonly store: string }

/** Opens it for one act, and makes it before the first. */
export async function inDeviceStore<Result>(
  { database: name, store }: DeviceStore,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
  const database = await toPromise(opening)
  try {
    return await toPromise(act(database.transaction(store, mode).objectStore(store)))
  } finally {
    database.close()
  }
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No storage')))
  })
}
