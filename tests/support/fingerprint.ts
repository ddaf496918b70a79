import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** Rate limits count all calls, and processes write heartbeats. */
const counters: readonly string[] = [
  'rate_limits',
  'running_nodes',
  'act_counts',
  'provider_states',
]

/** A digest of all rows of all other tables: equal if nothing was written. */
export async function fingerprint(
  { db }: Pick<TestApp, 'db'>,
  except: readonly string[] = [],
): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const digest = createHash('sha256')
  const left = [...counters, ...except]
  for (const { name } of rows.filter((table) => !left.includes(table.name))) {
    const content = await sql<{ digest: string | null }>`
      select md5(string_agg(r::text, '|' order by r::text)) as digest
      from ${sql.table(name)} r`.execute(db)
    digest.update(`${name} ${content.rows[0]?.digest ?? ''}\n`)
  }
  return digest.digest('hex')
}
