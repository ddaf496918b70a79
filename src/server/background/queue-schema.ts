import { Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'

/** Creates the tables of the queue. They must exist before the first request queues a task. */
export async function migrateQueue(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
}
