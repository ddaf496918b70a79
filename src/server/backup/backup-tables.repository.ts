import type { PoolClient } from 'pg'
import { escapeIdentifier } from 'pg'
import { nameOf } from './backup-format.ts'
import type { BackupHead, BackupTable, BackupTail } from './backup-format.ts'

/** The migrations fill these tables themselves. */
const leftOut = ['public.schema_migrations', 'graphile_worker.migrations']

const inOurs = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_%'`

export async function findTables(client: PoolClient): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select n.nspname as schema, c.relname as name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't' and ${inOurs}
    order by 1, 2`)
  return rows.filter((table) => !leftOut.includes(nameOf(table)))
}

/** The first day of each month that has a table. */
export async function findMonths(
  client: PoolClient,
  table: 'audit_events' | 'applications',
): Promise<string[]> {
  const { rows } = await client.query<{ day: string }>(
    `
    select to_date(c.relname, '"y"YYYY"m"MM')::text as day
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = to_regclass($1) and c.relname ~ '^y[0-9]{4}m[0-9]{2}$'
    order by 1`,
    [table],
  )
  return rows.map(({ day }) => day)
}

export async function makeAuditMonth(client: PoolClient, day: string): Promise<void> {
  await client.query(`select make_audit_month($1::timestamp at time zone 'UTC')`, [day])
}

export async function makeApplicationMonth(client: PoolClient, day: string): Promise<void> {
  await client.query(`select make_application_month($1::timestamp at time zone 'UTC')`, [day])
}

export async function hasRows(client: PoolClient, table: BackupTable): Promise<boolean> {
  const { rows } = await client.query(`select from ${quoted(table)} limit 1`)
  return rows.length > 0
}

export async function findMigrations(client: PoolClient): Promise<BackupHead['migrations']> {
  const { rows } = await client.query<BackupHead['migrations'][number]>(
    'select version, name, checksum from schema_migrations order by version',
  )
  return rows
}

/** The sequences skip the numbers that were used after the rows were read. */
export async function findSequences(client: PoolClient): Promise<BackupTail['sequences']> {
  const { rows } = await client.query<BackupTail['sequences'][number]>(`
    select schemaname as schema, sequencename as name, last_value::text as value
    from pg_sequences where last_value is not null order by 1, 2`)
  return rows
}

/** The number of rows and a checksum of their content that does not depend on their order. */
export async function sumRows(
  client: PoolClient,
  table: BackupTable,
): Promise<{ rows: number; sum: string }> {
  const { rows } = await client.query<{ rows: number; sum: string }>(`
    select count(*) as rows, coalesce(sum(hashtextextended(copied::text, 0)::numeric), 0)::text as sum
    from (${selectOf(table)}) as copied`)
  const [found] = rows
  if (!found) throw new Error('A count has a row')
  return found
}

export const quoted = ({ schema, name }: { schema: string; name: string }): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`

const columnsOf = ({ columns }: BackupTable): string => columns.map(escapeIdentifier).join(', ')

const selectOf = (table: BackupTable): string => `select ${columnsOf(table)} from ${quoted(table)}`

export const copyOut = (table: BackupTable): string => `copy (${selectOf(table)}) to stdout`

export const copyIn = (table: BackupTable): string =>
  `copy ${quoted(table)} (${columnsOf(table)}) from stdin`

export type ForeignKey = {
  readonly owner: string
  readonly name: string
  readonly definition: string
}

export async function findForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select k.conrelid::regclass::text as owner, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${inOurs}`)
  return rows
}
