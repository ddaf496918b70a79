import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { DB } from '../db/types.ts'

/** What the database had committed at some moment, as it writes that itself. */
export type Snapshot = string

const snapshot = defineStatement<object, { seen: Snapshot }>((db) => ({
  compile: () => sql<{ seen: Snapshot }>`select pg_current_snapshot()::text as seen`.compile(db),
}))

/** Whatever is read from now on holds all that is in it. */
export async function takeSnapshot(db: Kysely<DB>): Promise<Snapshot> {
  const [row] = await snapshot(db, {})
  if (!row) throw new Error('The database has a snapshot at all times')
  return row.seen
}

/**
 * Jobs that were put into search since, or renewed there. Rows that were restored into a younger database name
 * transactions that it is yet to see: these are none of them.
 */
const putSince = (since: string) => sql`
  put_by_transaction >= pg_snapshot_xmin(${sql.ref(since)}::pg_snapshot)
    and put_by_transaction < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(put_by_transaction, ${sql.ref(since)}::pg_snapshot)`

type Shown = {
  readonly ids: readonly string[]
  readonly changes: readonly string[]
  readonly snapshots: readonly Snapshot[]
  readonly now: Date
}

/**
 * One look by the key for each job: joined, a small table would be read whole. And one by the index for each snapshot: for
 * `exists` the planner expects to read much, and makes a plan anew each time.
 */
const outdated = defineStatement<Shown, { what: string }>((db, place) => ({
  compile: () =>
    sql<{ what: string }>`
      select asked.id::text as what
      from unnest(${place('ids')}::uuid[], ${place('changes')}::xid[]) as asked (id, changed)
      where (
        select xmin from job_search where job_id = asked.id and expires_at > ${place('now')}
      ) is distinct from asked.changed
      union all
      select asked.since from unnest(${place('snapshots')}::text[]) as asked (since)
      where (select true from job_search where ${putSince('asked.since')} limit 1)`.compile(db),
}))

/** Of jobs as they were found those that are live no more or were changed since; of snapshots those that jobs came after. */
export async function findOutdated(db: Kysely<DB>, shown: Shown): Promise<ReadonlySet<string>> {
  return new Set((await outdated(db, shown)).map(({ what }) => what))
}

type Asked = {
  readonly snapshots: readonly Snapshot[]
  readonly queries: readonly (string | null)[]
}
type Joined = { readonly hasNew: boolean; readonly seen: Snapshot }

/** The few that came are read first, so that no index is asked for all that match. */
const joined = defineStatement<Asked, Joined>((db, place) => ({
  compile: () =>
    sql<Joined>`
      select pg_current_snapshot()::text as seen, coalesce((
        select true
        from (
          select terms from job_search where ${putSince('asked.since')} offset 0
        ) put
        where asked.query is null or terms @@ asked.query::tsquery
        limit 1
      ), false) as "hasNew"
      from unnest(${place('snapshots')}::text[], ${place('queries')}::text[])
        with ordinality as asked (since, query, place)
      order by asked.place`.compile(db),
}))

/**
 * Whether jobs that match came after a snapshot, at the place of each question, and up to when this looked. A question
 * is a tsquery; null matches all.
 */
export async function findJoined(db: Kysely<DB>, asked: Asked): Promise<Joined[]> {
  return asked.snapshots.length === 0 ? [] : await joined(db, asked)
}
