import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskStore } from '#server/adapters/storage/disk-store.ts'
import { newId } from '#server/lib/ids.ts'
import type { TestApp } from './test-app.ts'

/* Files that a crash leaves in the file store. */

export const filesFolder = ({ dataDir }: Pick<TestApp, 'dataDir'>): string => join(dataDir, 'files')

const minutesBefore = (minutes: number): Date => new Date(Date.now() - minutes * 60_000)

/** Writes bytes with an age in minutes, under a valid key or at any path. */
export async function leaveBytes(
  testApp: Pick<TestApp, 'dataDir'>,
  name: string,
  minutesAgo: number,
): Promise<string> {
  const path = join(filesFolder(testApp), name)
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, 'left behind')
  const then = minutesBefore(minutesAgo)
  await utimes(path, then, then)
  return name
}

/** Writes an unreferenced row and its bytes. */
export async function leaveFile(
  testApp: Pick<TestApp, 'dataDir' | 'db'>,
  ownerId: string,
  minutesAgo: number,
): Promise<string> {
  const id = newId()
  const key = `${id.slice(0, 2)}/${id}`
  await createDiskStore(filesFolder(testApp)).put(key, Buffer.from('bytes'))
  const values = {
    id,
    owner_account_id: ownerId,
    kind: 'resume',
    visibility: 'private',
    storage_key: key,
    media_type: 'application/pdf',
    byte_size: 5,
    original_name: 'resume.pdf',
    created_at: minutesBefore(minutesAgo),
  } as const
  await testApp.db.insertInto('files').values(values).execute()
  return id
}
