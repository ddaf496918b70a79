import type { FastifyInstance } from 'fastify'
import type { Composition } from '#server/compose/compose.ts'
import { assertMigrated } from '#server/db/migrate.ts'
import { AppError } from '#server/lib/app-error.ts'

/** Anybody may ask as often as they like, so the database is asked once a second at most. */
const rememberedMs = 1_000

/** `/healthz`: the process answers. `/readyz`: the node is not draining, and the database is reachable and migrated. */
export function registerHealth(
  app: FastifyInstance,
  { pool, drainState }: Pick<Composition, 'pool' | 'drainState'>,
): void {
  let isMigrated = false
  const checkDatabase = rememberBriefly(async () => {
    // Migrations are never undone, so one successful check is enough.
    await (isMigrated ? pool.query('select 1') : assertMigrated(pool))
    isMigrated = true
  })
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (drainState.isDraining) throw new AppError('UNAVAILABLE', { detail: 'draining' })
    try {
      await checkDatabase()
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause, detail: 'not ready' })
    }
    return { ok: true }
  })
}

/** Shares one check among all who ask while it runs and a second after it ended, whatever its result. */
function rememberBriefly(check: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined
  let endedAt: number | undefined
  return () => {
    const isFresh = endedAt === undefined || performance.now() - endedAt < rememberedMs
    if (latest && isFresh) return latest
    endedAt = undefined
    latest = check().finally(() => (endedAt = performance.now()))
    return latest
  }
}
