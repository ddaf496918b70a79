import type { Pool } from 'pg'

export type QueueCount = {
  readonly task: string
  readonly state: 'ready' | 'later' | 'failed'
  readonly count: number
}

/** Nothing while the database is away: that is told by another number. */
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
