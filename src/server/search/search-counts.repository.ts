import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { DB } from '../db/types.ts'
import { mostRead } from './search.repository.ts'

type Counted = { readonly count: number }
type Wish = { readonly now: Date; readonly most: number }

const matchingCount = defineStatement<Wish & { readonly query: string }, Counted>((db, place) => ({
  compile: () =>
    sql<Counted>`select count(*) as count from (
      select from job_search
      where terms @@ ${place('query')}::tsquery and expires_at > ${place('now')}
      limit ${place('most')}) matching`.compile(db),
}))

/** The limit stands in the text: the plan is made for it. */
const countAmong = defineStatement<
  Omit<Wish, 'most'> & { readonly query: string },
  Counted & { read: number }
>((db, place) => ({
  compile: () =>
    sql<Counted & { read: number }>`
      select count(*) filter (where terms @@ ${place('query')}::tsquery) as count, count(*) as read
      from (
        select terms from job_search where expires_at > ${place('now')}
        order by live_at desc, job_id desc limit ${sql.lit(mostRead)}) recent`.compile(db),
}))

const liveCount = defineStatement<Wish, Counted>((db, place) => ({
  compile: () =>
    sql<Counted>`select count(*) as count from (
      select from job_search where expires_at > ${place('now')} limit ${place('most')}) live`.compile(
      db,
    ),
}))

/** How many of the newest jobs match, and how many these are. */
export async function countAmongNewest(
  db: Kysely<DB>,
  wish: Omit<Wish, 'most'> & { readonly query: string },
): Promise<{ matching: number; read: number }> {
  const [row] = await countAmong(db, wish)
  return { matching: row?.count ?? 0, read: row?.read ?? 0 }
}

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
