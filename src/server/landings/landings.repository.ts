import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { DB } from '../db/types.ts'

export type PlaceCount = {
  readonly city: string
  readonly category: string
  readonly jobs: number
  readonly newestAt: Date
}

/** By an index that holds all that is asked for. */
const counts = defineStatement<{ now: Date }, PlaceCount>((db, place) => ({
  compile: () =>
    sql<PlaceCount>`select city, category, count(*) as jobs, max(live_at) as "newestAt"
      from jobs where status = 'accepted' and expires_at > ${place('now')}
      group by city, category`.compile(db),
}))

/** How many live jobs there are of each category in each city, as cities were written. */
export async function countByPlace(db: Kysely<DB>, now: Date): Promise<PlaceCount[]> {
  return await counts(db, { now })
}
