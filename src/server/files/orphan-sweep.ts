import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import { firstId } from '../lib/ids.ts'
import type { Log } from '../lib/log.ts'
import { isForeignKeyViolation } from '../lib/violations.ts'
import type { FileStore } from '../ports/file-store.ts'
import * as repository from './files.repository.ts'

type Dependencies = { db: Kysely<DB>; store: FileStore; clock: Clock; log: Log }

/** Far longer than a transaction may take, so nothing that is being written looks forgotten. */
const graceMs = 60 * 60 * 1000
const portion = 500

/**
 * Clears away what a crash left behind: rows of files that nothing names, and bytes without a row, whole or in part. Bytes are
 * written before their row and removed after it, so there is never a row without bytes to look for.
 */
export function createOrphanSweep({ db, store, clock, log }: Dependencies) {
  return async (): Promise<void> => {
    const before = new Date(clock.now().getTime() - graceMs)
    const rows = await removeUnnamedFiles(before)
    const keys = await removeUnknownBytes(before)
    if (rows + keys > 0) log.info({ rows, keys }, 'Files that nobody needs were removed')
  }

  async function removeUnnamedFiles(before: Date): Promise<number> {
    let removed = 0
    let afterId = firstId
    for (;;) {
      const files = await repository.findUnnamedFiles(db, { before, afterId, limit: portion })
      for (const file of files) if (await removeFile(file)) removed += 1
      const last = files.at(-1)
      if (last === undefined || files.length < portion) return removed
      afterId = last.id
    }
  }

  async function removeFile(file: repository.KnownFile): Promise<boolean> {
    try {
      const storageKey = await repository.deleteFile(db, file)
      if (storageKey !== undefined) await store.remove(storageKey)
      return storageKey !== undefined
    } catch (error) {
      // Something names it by now; the database would not let it go.
      if (isForeignKeyViolation(error)) return false
      throw error
    }
  }

  async function removeUnknownBytes(before: Date): Promise<number> {
    let removed = 0
    let keys: string[] = []
    const removeUnknown = async () => {
      const known = new Set(await repository.findKeptKeys(db, keys))
      const unknown = keys.filter((key) => !known.has(key))
      for (const key of unknown) await store.remove(key)
      removed += unknown.length
      keys = []
    }
    for await (const key of store.list(before)) {
      keys.push(key)
      if (keys.length === portion) await removeUnknown()
    }
    if (keys.length > 0) await removeUnknown()
    return removed
  }
}
