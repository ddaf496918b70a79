import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'

type Table = { readonly rows: number; readonly digest: string }

/** The state of all tables. */
export type WrittenState = ReadonlyMap<string, Table>

/** Rate limits count all calls, whatever the response. */
const counters: readonly string[] = ['rate_limits']
/** Triggers count in the rows that earlier calls left, or in new ones. */
const countedByTriggers: readonly string[] = ['application_counts']
/** Last use of sessions, heartbeats and counters are written from time to time, whatever the call. */
const periodicallyWritten: readonly string[] = [
  'sessions',
  'running_nodes',
  'act_counts',
  'job_view_sources',
  'job_views',
  'job_viewers',
  'provider_states',
]

export async function readState({ db }: Pick<TestApp, 'db'>): Promise<WrittenState> {
  const names = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const tables = names.rows
    .map(({ name }) => name)
    .filter((name) => ![...counters, ...countedByTriggers, ...periodicallyWritten].includes(name))
  const parts = [
    ...tables.map((name) => partOf(name, sql.table(name))),
    partOf('sessions', sql`(select account_id, token_hash from sessions)`),
    partOf('queue', sql`(select task_id, key, payload from graphile_worker._private_jobs)`),
  ]
  const { rows } = await sql<{ name: string; rows: number; digest: string | null }>`
    ${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(
    rows.map(({ name, rows: count, digest }) => [name, { rows: count, digest: digest ?? '' }]),
  )
}

const partOf = (name: string, from: ReturnType<typeof sql>) =>
  sql`select ${name}::text as name, count(*)::int as rows,
    md5(string_agg(each::text, '|' order by each::text)) as digest from ${from} as each`

/** The tables that differ, and by how many rows. */
export function changesBetween(before: WrittenState, after: WrittenState): Map<string, number> {
  const changes = new Map<string, number>()
  for (const [name, table] of after) {
    const old = before.get(name)
    if (old?.digest !== table.digest) changes.set(name, table.rows - (old?.rows ?? 0))
  }
  return changes
}

/** Counts rows of files without bytes, and bytes without a row. */
export async function readFileFaults({ db, dataDir }: Pick<TestApp, 'db' | 'dataDir'>) {
  const rows = await db.selectFrom('files').select('storage_key as key').execute()
  const named = new Set(rows.map(({ key }) => key))
  const folder = join(dataDir, 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const there = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)),
  )
  return {
    withoutBytes: [...named].filter((key) => !there.has(key)).length,
    unnamed: [...there].filter((key) => !named.has(key)).length,
  }
}
