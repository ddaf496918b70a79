import type { PoolClient } from 'pg'
import type { ArchiveWriter } from '#server/backup/archive-writer.ts'
import { createDatabase } from '#server/db/client.ts'

type Sum = { readonly rows: number; readonly sum: string | null }

/** Count and checksum of each table, by its name. */
export async function sumTables(client: Pick<PoolClient, 'query'>): Promise<Record<string, Sum>> {
  await client.query(`set timezone = 'UTC'`)
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
       and table_name not in ('schema_migrations', 'migrations')`,
  )
  const sums: Record<string, Sum> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<Sum>(
      `select count(*)::int as rows, md5(string_agg(md5(each::text), '' order by md5(each::text))) as sum
       from ${name} as each`,
    )
    if (rows[0]) sums[name] = rows[0]
  }
  return sums
}

/**
 * Watches a backup be taken: `sums` is what another session finds at the very moment that the backup is of, while others
 * go on working. The pool is for the backup alone.
 */
export function watchBackup(connectionString: string, archive: ArchiveWriter) {
  const { pool, close } = createDatabase({ connectionString, max: 2 })
  let backup: PoolClient | undefined
  pool.on('acquire', (client) => (backup ??= client))
  let sums: Promise<Record<string, Sum>> | undefined

  async function sumAt(snapshot: string): Promise<Record<string, Sum>> {
    const client = await pool.connect()
    try {
      await client.query('begin isolation level repeatable read, read only')
      await client.query(`set transaction snapshot '${snapshot}'`)
      return await sumTables(client)
    } finally {
      client.release(true)
    }
  }

  return {
    pool,
    archive: {
      ...archive,
      add: async (name: string, bytes: Buffer) => {
        // Its first entry is written in the transaction that all rows are read in.
        if (backup && !sums) sums = sumAt(await exportSnapshot(backup))
        await sums
        await archive.add(name, bytes)
      },
    },
    sums: async () => (await sums) ?? {},
    close,
  }
}

async function exportSnapshot(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
  return rows[0]?.id ?? ''
}
