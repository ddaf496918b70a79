import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { DB } from '../db/types.ts'

type Shown = {
  readonly ids: readonly string[]
  readonly changes: readonly string[]
  readonly now: Date
}

/** One look by the key for each job: joined, a small table would be read whole. */
const outdated = defineStatement<Shown, { id: string }>((db, place) => ({
  compile: () =>
    sql<{ id: string }>`
      select asked.id
      from unnest(${place('ids')}::uuid[], ${place('changes')}::xid[]) as asked (id, changed)
      where (
        select xmin from job_search where job_id = asked.id and expires_at > ${place('now')}
      ) is distinct from asked.changed`.compile(db),
}))

/** Of jobs as they were found, those that are live no more or were changed since. */
export async function findOutdated(db: Kysely<DB>, shown: Shown): Promise<Set<string>> {
  return new Set((await outdated(db, shown)).map(({ id }) => id))
}
