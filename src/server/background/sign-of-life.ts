import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { Log } from '../lib/log.ts'

// Any constant will do, so long as every version of the program takes the same one.
const lockClass = 7_304

const lookMs = 5_000
/** Between taking a task and the next look, a worker of a new connection may not have told yet that it lives. */
const graceSeconds = 15

/**
 * Tells the other nodes that this one's workers live, and frees the tasks of those that don't: the queue by itself leaves
 * what a killed process held for four hours. The sign is a lock that the database drops with its connection, so no
 * clock and no missed beat makes a living one look dead for longer than a lost connection does; tasks can be done twice.
 */
export function keepSignOfLife(
  pool: Pool,
  ownIds: () => readonly string[],
  log: Log,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let client: PoolClient | undefined
  const told = new Set<string>()

  async function tell(): Promise<void> {
    if (!client) {
      told.clear()
      const fresh = await pool.connect()
      client = fresh
      fresh.once('error', () => {
        if (client === fresh) drop()
      })
    }
    for (const id of ownIds()) {
      if (told.has(id)) continue
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockClass, id])
      told.add(id)
    }
  }

  function drop(): void {
    client?.release(true)
    client = undefined
  }

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      try {
        await tell()
        const freed = await freeTasksOfTheDead(pool)
        if (freed.length > 0) log.warn({ freed }, 'Work of nodes that ended is free again')
      } catch (error) {
        log.debug({ error }, 'The sign of life could not be given')
        drop()
      }
      await sleep(lookMs, undefined, { signal }).catch(() => {})
    }
    drop()
  }

  const kept = keep()
  return {
    stop: async () => {
      stopping.abort()
      await kept
    },
  }
}

/** Who holds a task and gives no sign of life. */
export async function freeTasksOfTheDead(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with held as materialized (
       select distinct locked_by as id from graphile_worker._private_jobs
       where locked_by is not null and locked_at < now() - make_interval(secs => $2)
       union
       select distinct locked_by from graphile_worker._private_job_queues
       where locked_by is not null and locked_at < now() - make_interval(secs => $2)
     ), dead as materialized (
       select id from held where pg_try_advisory_xact_lock($1, hashtext(id))
     )
     select id from dead, graphile_worker.force_unlock_workers(array[id])`,
    [lockClass, graceSeconds],
  )
  return rows.map(({ id }) => id)
}
