import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { DB } from '../db/types.ts'

type Counted = { readonly count: number }
type Wish = { readonly now: Date; readonly most: number }

const matchingCount = defineStatement<Wish & { readonly query: string }, Counted>((db, place) => ({
  compile: () =>
    sql<Counted>`select count(*) as count from (
      select from job_search
      where terms @@ ${place('query')}::tsquery and expires_at > ${place('now')}
      limit ${place('most')}) matching`.compile(db),
}))

const liveCount = defineStatement<Wish, Counted>((db, place) => ({
  compile: () =>
    sql<Counted>`select count(*) as count from (
      select from job_search where expires_at > ${place('now')} limit ${place('most')}) live`.compile(
      db,
    ),
}))

/** Counts no further than `most`. */
export async function countMatching(
  db: Kysely<DB>,
  wish: Wish & { readonly query: string },
): Promise<number> {
  const [row] = await matchingCount(db, wish)
  return row?.count ?? 0
}

export async function countLive(db: Kysely<DB>, wish: Wish): Promise<number> {
  const [row] = await liveCount(db, wish)
  return row?.count ?? 0
}
