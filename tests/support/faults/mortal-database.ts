import type { PoolClient } from 'pg'
import { createDatabase } from '#server/db/client.ts'
import type { DatabaseConnection } from '#server/db/client.ts'

/** Where a worker dies: at a step, before it is taken or after it was done. */
export type Death = { readonly step: number; readonly when: 'before' | 'after' }

/** Counts the steps of a worker. At its death nothing more of it happens: the promise never settles. */
export function createLife(death: Death | undefined) {
  let steps = 0
  const dying = Promise.withResolvers<void>()
  return {
    steps: () => steps,
    /** Settles at the death. */
    died: dying.promise,
    async take<Result>(act: () => Promise<Result>): Promise<Result> {
      steps += 1
      if (death?.step !== steps) return await act()
      if (death.when === 'after') await act()
      dying.resolve()
      return await new Promise<never>(() => {})
    },
  }
}
export type Life = ReturnType<typeof createLife>

/** A connection whose statements are steps of a life. `bury` closes what the dead worker left open. */
export function createMortalDatabase(
  connectionString: string,
  life: Life,
): Pick<DatabaseConnection, 'db'> & { readonly bury: () => void } {
  const { db, pool } = createDatabase({ connectionString, max: 1 })
  const clients = new Set<PoolClient>()
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    clients.add(client)
    client.on('error', () => {})
    const query: unknown = Reflect.get(client, 'query')
    if (typeof query !== 'function') throw new Error('A connection has statements')
    const ask = async (args: readonly unknown[]): Promise<unknown> =>
      await Reflect.apply(query, client, args)
    Object.defineProperty(client, 'query', {
      value: (...args: unknown[]) => life.take(() => ask(args)),
    })
  })
  return {
    db,
    bury: () => {
      for (const client of clients) void client.end().catch(() => {})
    },
  }
}
