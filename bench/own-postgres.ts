import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { createDatabase } from '#server/db/client.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import { silentLog } from '#server/lib/log.ts'

/** Starts a temporary, empty Postgres with the product's settings but no statement time-out. */
export async function withOwnPostgres(
  { isDurable, connections }: { isDurable: boolean; connections: number },
  act: (pool: Pool) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog(), durable: isDurable })
  const { pool, close } = createDatabase({
    connectionString: postgres.superuserConnectionString,
    max: connections,
    settings: '-c statement_timeout=0',
  })
  try {
    await act(pool)
  } finally {
    await close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
