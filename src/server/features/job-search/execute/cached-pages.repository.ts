import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement, opaque } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'

/** A snapshot of the database (pg_snapshot), in its text form. */
export type Snapshot = string

const currentSnapshot = defineStatement<object, { snapshot: Snapshot }>((db) => ({
  compile: () =>
    sql<{ snapshot: Snapshot }>`select pg_current_snapshot()::text as snapshot`.compile(db),
}))

/** Reads after this see everything in the snapshot. */
export async function takeSnapshot(db: Kysely<DB>): Promise<Snapshot> {
  const [row] = await currentSnapshot(db, {})
  if (!row) throw new Error('The database gave no snapshot')
  return row.snapshot
}

/**
 * Index rows that were written since a snapshot. Rows that were restored into a younger database
 * have transaction ids of its future; these rows are not new.
 */
const putSince = (snapshot: string) => sql`
  put_by_transaction >= pg_snapshot_xmin(${sql.ref(snapshot)}::pg_snapshot)
    and put_by_transaction < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(put_by_transaction, ${sql.ref(snapshot)}::pg_snapshot)`

type Shown = {
  readonly ids: readonly string[]
  readonly changes: readonly string[]
  readonly snapshots: readonly Snapshot[]
  readonly now: Date
}

/**
 * One lookup by key for each job, because a join would read a small table whole. And one index
 * lookup for each snapshot, because for `exists` the planner overestimates the rows and makes a new
 * plan each time.
 */
const outdated = defineStatement<Shown, { value: string }>((db, param) => ({
  compile: () =>
    sql<{ value: string }>`
      select shown.id::text as value
      from unnest(${opaque(param('ids'), 'uuid[]')}, ${opaque(param('changes'), 'xid[]')}) as shown (id, changed)
      where (
        select xmin from job_search where job_id = shown.id and expires_at > ${param('now')}
      ) is distinct from shown.changed
      union all
      select seen.snapshot from unnest(${opaque(param('snapshots'), 'text[]')}) as seen (snapshot)
      where (select true from job_search where ${putSince('seen.snapshot')} limit 1)`.compile(db),
}))

/**
 * The jobs that are not live or have changed since they were found, and the snapshots after which
 * jobs were written.
 */
export async function findOutdated(db: Kysely<DB>, shown: Shown): Promise<ReadonlySet<string>> {
  return new Set((await outdated(db, shown)).map(({ value }) => value))
}
