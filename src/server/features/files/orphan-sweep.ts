import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import { firstId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import { isForeignKeyViolation } from '#server/lib/violations.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import * as repository from './files.repository.ts'

type Deps = { db: Kysely<DB>; store: FileStore; clock: Clock; log: Log }

/** Longer than any transaction, so that files that are being saved are not orphans. */
const graceMs = 60 * 60 * 1000
const batchSize = 500

/**
 * Removes what a crash left behind: file rows without a reference, and bytes without a row. Bytes are
 * written before their row and removed after it, so a row without bytes cannot exist.
 */
export function createOrphanSweep({ db, store, clock, log }: Deps) {
  return async (): Promise<void> => {
    const before = new Date(clock.now().getTime() - graceMs)
    const rows = await removeUnreferencedFiles(before)
    const keys = await removeBytesWithoutRow(before)
    if (rows + keys > 0) log.info({ rows, keys }, 'Orphaned files were removed')
  }

  async function removeUnreferencedFiles(before: Date): Promise<number> {
    let removed = 0
    let afterId = firstId
    for (;;) {
      const files = await repository.findUnreferencedFiles(db, {
        before,
        afterId,
        limit: batchSize,
      })
      for (const file of files) if (await removeFile(file)) removed += 1
      const last = files.at(-1)
      if (last === undefined || files.length < batchSize) return removed
      afterId = last.id
    }
  }

  async function removeFile(file: repository.FileRef): Promise<boolean> {
    try {
      const storageKey = await repository.deleteFile(db, file)
      if (storageKey !== undefined) await store.remove(storageKey)
      return storageKey !== undefined
    } catch (error) {
      // The file got a reference concurrently, so the foreign key prevents the deletion.
      if (isForeignKeyViolation(error)) return false
      throw error
    }
  }

  async function removeBytesWithoutRow(before: Date): Promise<number> {
    let removed = 0
    let keys: string[] = []
    const removeBatch = async () => {
      const stored = new Set(await repository.findStoredKeys(db, keys))
      const unknown = keys.filter((key) => !stored.has(key))
      for (const key of unknown) await store.remove(key)
      removed += unknown.length
      keys = []
    }
    for await (const key of store.list(before)) {
      keys.push(key)
      if (keys.length === batchSize) await removeBatch()
    }
    if (keys.length > 0) await removeBatch()
    return removed
  }
}
