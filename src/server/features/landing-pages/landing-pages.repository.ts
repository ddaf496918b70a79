import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'

export type PlaceCount = {
  readonly city: string
  readonly category: string
  readonly jobs: number
  readonly newestAt: Date
}

/** An index-only scan. */
const counts = defineStatement<{ now: Date }, PlaceCount>((db, param) => ({
  compile: () =>
    sql<PlaceCount>`select city, category, count(*) as jobs, max(live_at) as "newestAt"
      from jobs where status = 'accepted' and expires_at > ${param('now')}
      group by city, category`.compile(db),
}))

/** The number of live jobs by category and city, as the city is written. */
export async function countByPlace(db: Kysely<DB>, now: Date): Promise<PlaceCount[]> {
  return await counts(db, { now })
}
