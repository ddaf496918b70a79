import type { FastifyInstance } from 'fastify'
import type { Composition } from '../compose.ts'
import { assertMigrated } from '../db/migrate.ts'
import { AppError } from '../lib/app-error.ts'

/** `/healthz`: the process answers. `/readyz`: the database is reachable and migrated. */
export function registerHealth(app: FastifyInstance, { pool }: Composition): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      await assertMigrated(pool)
    } catch (cause) {
      throw new AppError('UNAVAILABLE', { cause, detail: 'not ready' })
    }
    return { ok: true }
  })
}
