import type { z } from 'zod'
import type { applyWithProfileSchema } from '#contract/applications/schemas.ts'
import { isShape } from './api/shapes.ts'
import { deviceFiles } from './device-store.ts'

/* Applications with files that wait until the browser is online. */

export type OutgoingApplication = {
  readonly jobId: string
  readonly jobTitle: string
  /** The session that created it. No other session sends it. */
  readonly token: string
  /** The fields of the request. */
  readonly fields: readonly (readonly [name: string, value: string | File])[]
  /** Of an application with the profile as it is, instead of the fields. */
  readonly withProfile?: z.output<typeof applyWithProfileSchema>
}

const applications = deviceFiles({ database: 'outgoing-applications', store: 'applications' })

export async function addOutgoing(application: OutgoingApplication): Promise<void> {
  await applications.write(application.jobId, application)
}

export async function deleteOutgoing(jobId: string): Promise<void> {
  await applications.delete(jobId)
}

export async function deleteAllOutgoing(): Promise<void> {
  await applications.deleteAll()
}

/** The queued applications of a session. A browser that cannot store files has none. */
export async function listOutgoing(token: string): Promise<OutgoingApplication[]> {
  const all: unknown[] = await applications.readAll().catch(() => [])
  return all.filter(isOutgoing).filter((application) => application.token === token)
}

const isOutgoing = (stored: unknown): stored is OutgoingApplication =>
  isShape(stored) && 'token' in stored && 'fields' in stored
