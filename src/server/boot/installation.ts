import type { Pool, PoolClient } from 'pg'

type SampleState = 'absent' | 'filling' | 'filled' | 'unwanted'

export interface FirstStart {
  /** False for an installation without sample data. */
  wanted: boolean
  fill: () => Promise<void>
  /** Removes the files of an interrupted filling. */
  clear: () => Promise<void>
}

// Any constant works; every version of the program must use the same one.
const lockKey = 7_304_117

/** Fills a new installation with sample data once. An interrupted filling is repeated. */
export async function prepareSample(pool: Pool, first: FirstStart): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const state = await readState(client)
    if (state === 'filled' || state === 'unwanted') return state === 'filled'
    if (state === 'filling') {
      await clearTables(client)
      await first.clear()
    }
    if (!first.wanted || !(await isEmpty(client))) {
      await writeState(client, 'unwanted')
      return false
    }
    await writeState(client, 'filling')
    await first.fill()
    await writeState(client, 'filled')
    return true
  } finally {
    client.release(true)
  }
}

async function readState(client: PoolClient): Promise<SampleState> {
  const { rows } = await client.query<{ value: { state: SampleState } }>(
    `select value from installation where key = 'sample'`,
  )
  return rows[0]?.value.state ?? 'absent'
}

async function writeState(client: PoolClient, state: SampleState): Promise<void> {
  await client.query(
    `insert into installation (key, value) values ('sample', $1)
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [JSON.stringify({ state })],
  )
}

async function isEmpty(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query('select 1 from identities limit 1')
  return rows.length === 0
}

/**
 * Only the filling has written so far, because the server does not listen before it is complete. The audit record stays:
 * it can't be emptied, and refers to nothing.
 */
async function clearTables(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables
     where schemaname = 'public'
       and tablename not in ('schema_migrations', 'installation', 'audit_events')`,
  )
  const tables = rows[0]?.tables
  if (tables) await client.query(`truncate ${tables} restart identity cascade`)
}
