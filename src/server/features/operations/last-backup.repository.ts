import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { DB } from '#server/db/types.ts'

const key = 'last-backup'

/** Records the time of a complete backup. */
export async function recordBackup(pool: Pool, at: Date): Promise<void> {
  await pool.query(
    `insert into installation (key, value) values ($1, to_jsonb($2::text))
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [key, at.toISOString()],
  )
}

export async function findLastBackup(db: Kysely<DB>): Promise<string | null> {
  const { rows } = await sql<{ at: string }>`
    select value #>> '{}' as at from installation where key = ${key}`.execute(db)
  return rows[0]?.at ?? null
}
