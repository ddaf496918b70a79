/* Applications that wait for the line, with their files: those can be kept in IndexedDB alone. */

export type OutgoingApplication = {
  readonly jobId: string
  readonly jobTitle: string
  /** The session that wrote it; another one sends it never. */
  readonly token: string
  /** The fields of the call. */
  readonly fields: readonly (readonly [name: string, value: string | File])[]
}

const databaseName = 'outgoing-applications'
const storeName = 'applications'

export async function keepOutgoing(application: OutgoingApplication): Promise<void> {
  await inStore('readwrite', (store) => store.put(application, application.jobId))
}

export async function forgetOutgoing(jobId: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(jobId))
}

export async function forgetAllOutgoing(): Promise<void> {
  await inStore('readwrite', (store) => store.clear())
}

/** Those of a session; a browser that keeps no files has none. */
export async function listOutgoing(token: string): Promise<OutgoingApplication[]> {
  const kept: unknown[] = await inStore('readonly', (store) => store.getAll()).catch(() => [])
  return kept.filter(isOutgoing).filter((application) => application.token === token)
}

function isOutgoing(kept: unknown): kept is OutgoingApplication {
  return typeof kept === 'object' && kept !== null && 'token' in kept && 'fields' in kept
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  try {
    return await toPromise(act(database.transaction(storeName, mode).objectStore(storeName)))
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
