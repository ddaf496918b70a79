import { inDeviceStore } from './device-store.ts'

/* Applications that wait for the line, with their files: those can be kept in IndexedDB alone. */

export type OutgoingApplication = {
  readonly jobId: string
  readonly jobTitle: string
  /** The session that wrote it; another one sends it never. */
  readonly token: string
  /** The fields of the call. */
  readonly fields: readonly (readonly [name: string, value: string | File])[]
}

const applications = { database: 'outgoing-applications', store: 'applications' }

export async function keepOutgoing(application: OutgoingApplication): Promise<void> {
  await inDeviceStore(applications, 'readwrite', (store) =>
    store.put(application, application.jobId),
  )
}

export async function forgetOutgoing(jobId: string): Promise<void> {
  await inDeviceStore(applications, 'readwrite', (store) => store.delete(jobId))
}

export async function forgetAllOutgoing(): Promise<void> {
  await inDeviceStore(applications, 'readwrite', (store) => store.clear())
}

/** Those of a session; a browser that keeps no files has none. */
export async function listOutgoing(token: string): Promise<OutgoingApplication[]> {
  const kept: unknown[] = await inDeviceStore(applications, 'readonly', (store) =>
    store.getAll(),
  ).catch(() => [])
  return kept.filter(isOutgoing).filter((application) => application.token === token)
}

function isOutgoing(kept: unknown): kept is OutgoingApplication {
  return typeof kept === 'object' && kept !== null && 'token' in kept && 'fields' in kept
}
