import type { Pool } from 'pg'

export type QueueCount = {
  readonly task: string
  readonly state: 'ready' | 'later' | 'failed'
  readonly count: number
}

/** Empty while the database is unavailable, which `database_up` shows. */
export async function countQueue(pool: Pool): Promise<QueueCount[]> {
  try {
    const { rows } = await pool.query<QueueCount>(`
      select t.identifier as task,
        case when j.attempts >= j.max_attempts then 'failed' when j.run_at <= now() then 'ready' else 'later' end
          as state,
        count(*) as count
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      group by 1, 2`)
    return rows
  } catch {
    return []
  }
}

/** In seconds. 0 when nothing waits, and while the database is unavailable. */
export async function findOldestWait(pool: Pool): Promise<number> {
  try {
    const { rows } = await pool.query<{ seconds: number | null }>(`
      select extract(epoch from now() - min(run_at))::float8 as seconds
      from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now()`)
    return rows[0]?.seconds ?? 0
  } catch {
    return 0
  }
}
