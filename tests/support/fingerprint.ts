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
  const left = [...counters, ...except]
  const digests = rows
    .filter(({ name }) => !left.includes(name))
    .map(
      ({ name }) => sql`(
        select coalesce(md5(string_agg(r::text, '|' order by r::text)), '-') from ${sql.table(name)} r
      )`,
    )
  // One statement, so that all tables are seen at one moment.
  const whole = await sql<{ digest: string }>`
    select md5(concat_ws('|', ${sql.join(digests)})) as digest`.execute(db)
  return whole.rows[0]?.digest ?? ''
}
