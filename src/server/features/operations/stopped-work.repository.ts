import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'

export type StoppedWorkRow = {
  readonly id: string
  readonly task: string
  readonly queuedAt: Date
  readonly stoppedAt: Date
  readonly tries: number
  readonly lastError: string | null
}

type Cut = { readonly before: string | undefined; readonly limit: number }

/** Work that failed all of its tries, newest first. */
export async function listStopped(
  db: Kysely<DB>,
  { before, limit }: Cut,
): Promise<StoppedWorkRow[]> {
  const { rows } = await sql<StoppedWorkRow>`
    select j.id::text as id, t.identifier as task, j.created_at as "queuedAt",
      j.updated_at as "stoppedAt", j.attempts as tries, j.last_error as "lastError"
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null
      and (${before ?? null}::bigint is null or j.id < ${before ?? null}::bigint)
    order by j.id desc limit ${limit}`.execute(db)
  return rows
}

export async function countStopped(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/** Locks stopped work until the transaction ends and returns its task; undefined if it is not stopped. */
export async function lockStopped(
  tx: Transaction<DB>,
  id: string,
): Promise<{ task: string } | undefined> {
  const { rows } = await sql<{ task: string }>`
    select t.identifier as task
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where j.id = ${id}::bigint and j.attempts >= j.max_attempts and j.locked_at is null
    for update of j`.execute(tx)
  return rows[0]
}

/** Makes stopped work due at once, with all tries. */
export async function requeue(tx: Transaction<DB>, id: string): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(
    tx,
  )
}

export async function removeWork(tx: Transaction<DB>, id: string): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(tx)
}
