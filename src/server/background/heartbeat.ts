import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { Log } from '#server/lib/log.ts'

// Any constant works; every version of the program must use the same one.
const lockClass = 7_304

const intervalMs = 5_000
/** A worker of a new connection may take a task before its first heartbeat. */
const graceSeconds = 15

/**
 * Shows the other nodes that the workers of this node are alive, and unlocks the tasks of dead workers; the queue itself keeps
 * them locked for four hours. The heartbeat is an advisory lock, which the database drops with its connection, so it depends on no
 * clock. A worker that lost its connection looks dead for a moment, so a task may run twice.
 */
export function startHeartbeat(
  pool: Pool,
  ownIds: () => readonly string[],
  log: Log,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let client: PoolClient | undefined
  const announced = new Set<string>()

  async function announce(): Promise<void> {
    if (!client) {
      announced.clear()
      const fresh = await pool.connect()
      client = fresh
      fresh.once('error', () => {
        if (client === fresh) drop()
      })
    }
    for (const id of ownIds()) {
      if (announced.has(id)) continue
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockClass, id])
      announced.add(id)
    }
  }

  function drop(): void {
    client?.release(true)
    client = undefined
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await announce()
        const freed = await unlockTasksOfDeadWorkers(pool)
        if (freed.length > 0) log.warn({ freed }, 'Tasks of dead workers are unlocked')
      } catch (error) {
        log.debug({ error }, 'The heartbeat failed')
        drop()
      }
      await sleep(intervalMs, undefined, { signal }).catch(() => {})
    }
    drop()
  }

  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Unlocks the tasks of workers without a heartbeat, and returns their ids. */
export async function unlockTasksOfDeadWorkers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with locked as materialized (
       select distinct locked_by as id from graphile_worker._private_jobs
       where locked_by is not null and locked_at < now() - make_interval(secs => $2)
       union
       select distinct locked_by from graphile_worker._private_job_queues
       where locked_by is not null and locked_at < now() - make_interval(secs => $2)
     ), dead as materialized (
       select id from locked where pg_try_advisory_xact_lock($1, hashtext(id))
     )
     select id from dead, graphile_worker.force_unlock_workers(array[id])`,
    [lockClass, graceSeconds],
  )
  return rows.map(({ id }) => id)
}
