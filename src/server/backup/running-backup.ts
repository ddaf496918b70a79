import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/types.ts'
import type { FileStore } from '../ports/file-store.ts'

/** The advisory lock that a running backup holds. */
export const backupLockKey = 7_304_116

/**
 * A store that removes no files while a backup runs, because rows of the backup may name them. The
 * sweep of orphans removes them later.
 */
export function keepFilesDuringBackup(store: FileStore, db: Kysely<DB>): FileStore {
  return {
    ...store,
    remove: (key) =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ isFree: boolean }>`
          select pg_try_advisory_xact_lock_shared(${backupLockKey}) as "isFree"`.execute(tx)
        if (rows[0]?.isFree) await store.remove(key)
      }),
  }
}
