import type { FastifyInstance } from 'fastify'
import type { Composition } from '../compose.ts'
import { assertMigrated } from '../db/migrate.ts'
import { AppError } from '../lib/app-error.ts'

/** `/healthz`: the process answers. `/readyz`: it is not about to leave, and the database is reachable and migrated. */
export function registerHealth(
  app: FastifyInstance,
  { pool, leaving }: Pick<Composition, 'pool' | 'leaving'>,
): void {
  let isMigrated = false
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    if (leaving.isAnnounced) throw new AppError('UNAVAILABLE', { detail: 'leaving' })
    try {
      // A schema never goes back.
      await (isMigrated ? pool.query('select 1') : assertMigrated(pool))
      isMigrated = true
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause, detail: 'not ready' })
    }
    return { ok: true }
  })
}
