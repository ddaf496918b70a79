import { Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'

/** Makes the queue's tables. Work is queued by requests, so they are there before the first one. */
export async function migrateQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
}
