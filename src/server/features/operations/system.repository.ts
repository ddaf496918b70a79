import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { DB, ProviderStates, RunningNodes } from '#server/db/types.ts'

export async function listNodes(db: Kysely<DB>, since: Date): Promise<Selectable<RunningNodes>[]> {
  return await db
    .selectFrom('running_nodes')
    .selectAll()
    .where('seen_at', '>=', since)
    .orderBy('started_at')
    .orderBy('id')
    .execute()
}

export async function listProviders(db: Kysely<DB>): Promise<Selectable<ProviderStates>[]> {
  return await db.selectFrom('provider_states').selectAll().execute()
}

type DatabaseRow = {
  readonly bytes: number
  readonly connections: number
  readonly connectionsMax: number
  readonly replicas: number
  readonly lagSeconds: number | null
  readonly schema: string
}

/** Reads the database's state. Only superusers and members of pg_monitor can read a replica's lag. */
export async function readDatabase(db: Kysely<DB>): Promise<DatabaseRow> {
  const { rows } = await sql<DatabaseRow>`
    select pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as "connectionsMax",
      (select count(*) from pg_stat_replication) as replicas,
      (select extract(epoch from max(replay_lag))::float8 from pg_stat_replication) as "lagSeconds",
      (select name from schema_migrations order by version desc limit 1) as schema`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database returned no state')
  return row
}

type QueueRow = {
  readonly waiting: number
  readonly later: number
  readonly stopped: number
  readonly oldestSeconds: number | null
}

export async function readQueue(db: Kysely<DB>): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`
    select count(*) filter (where attempts < max_attempts and run_at <= now()) as waiting,
      count(*) filter (where attempts < max_attempts and run_at > now()) as later,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as stopped,
      extract(epoch from now() - min(run_at) filter (
        where attempts < max_attempts and run_at <= now()))::int as "oldestSeconds"
    from graphile_worker._private_jobs`.execute(db)
  return rows[0] ?? { waiting: 0, later: 0, stopped: 0, oldestSeconds: null }
}

export async function countActions(
  db: Kysely<DB>,
  since: { hour: Date; day: Date },
): Promise<{ act: string; hour: number; day: number }[]> {
  return await db
    .selectFrom('act_counts')
    .select([
      'act',
      sql<number>`coalesce(sum(count) filter (where hour >= ${since.hour}), 0)::int8`.as('hour'),
      sql<number>`sum(count)::int8`.as('day'),
    ])
    .where('hour', '>=', since.day)
    .groupBy('act')
    .execute()
}
