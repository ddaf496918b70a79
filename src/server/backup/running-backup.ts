import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '../db/types.ts'
import type { FileStore } from '../ports/file-store.ts'

/** Held by a backup for as long as it runs. */
export const backupLockKey = 7_304_116

/**
 * While a backup runs no bytes are removed: rows that it has read may name them. The sweep of orphans removes them
 * later.
 */
export function keepFilesDuringBackup(store: FileStore, db: Kysely<DB>): FileStore {
  return {
    ...store,
    remove: (key) =>
      db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ isFree: boolean }>`
          select pg_try_advisory_xact_lock_shared(${backupLockKey}) as "isFree"`.execute(trx)
        if (rows[0]?.isFree) await store.remove(key)
      }),
  }
}
