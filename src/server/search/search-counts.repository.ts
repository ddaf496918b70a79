import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { DB } from '../db/types.ts'
import { defineSearch } from './search-statement.ts'
import { atPincodes, mostRead } from './search.repository.ts'
import { conditionsOf } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'

type Counted = { readonly count: number }
type Wish = { readonly now: Date; readonly most: number }
type Asked = Wish & {
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
}

/**
 * Materialized, so that the limit is no reason to read the table from its start; what is behind the limit is not
 * fetched all the same.
 */
const counted = (db: Kysely<DB>, matching: RawBuilder<unknown>, most: RawBuilder<unknown>) => ({
  compile: () =>
    sql<Counted>`with matching as materialized (${matching})
      select count(*) as count from (select from matching limit ${most}) counted`.compile(db),
})

const matchingCount = defineSearch<Asked, Counted>((db, place, isMatch) =>
  counted(
    db,
    sql`select from job_search
      where ${isMatch} and ${atPincodes(place)} and expires_at > ${place('now')}`,
    place('most'),
  ),
)

/** The limit stands in the text: the plan is made for it. */
const countAmong = defineStatement<
  Omit<Asked, 'most'> & { readonly query: string },
  Counted & { read: number }
>((db, place) => ({
  compile: () =>
    sql<Counted & { read: number }>`
      select count(*) filter (
        where terms @@ ${place('query')}::tsquery and ${atPincodes(place)}) as count,
        count(*) as read
      from (
        select terms, pincode from job_search where expires_at > ${place('now')}
        order by live_at desc, job_id desc limit ${sql.lit(mostRead)}) recent`.compile(db),
}))

const liveCount = defineStatement<Wish, Counted>((db, place) => ({
  compile: () =>
    sql<Counted>`select count(*) as count from (
      select from job_search where expires_at > ${place('now')} limit ${place('most')}) live`.compile(
      db,
    ),
}))

type Queried = { readonly query: TextQuery }

/** How many of the newest jobs match, and how many these are. */
export async function countAmongNewest(
  db: Kysely<DB>,
  { query, ...wish }: Omit<Asked, 'most'> & Queried,
): Promise<{ matching: number; read: number }> {
  const [row] = await countAmong(db, { ...wish, query: query.text })
  return { matching: row?.count ?? 0, read: row?.read ?? 0 }
}

/** Counts no further than `most`. */
export async function countMatching(
  db: Kysely<DB>,
  { query, ...wish }: Asked & Queried,
): Promise<number> {
  const [row] = await matchingCount(db, query, wish)
  return row?.count ?? 0
}

export async function countLive(db: Kysely<DB>, wish: Wish): Promise<number> {
  const [row] = await liveCount(db, wish)
  return row?.count ?? 0
}

/** So many matches are looked at, for all parts at once. */
const mostLookedAt = 6_000

type SomeParts = {
  readonly query: TextQuery | undefined
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
  readonly now: Date
  /** Each a tsquery. */
  readonly parts: readonly string[]
}

/** Of some live jobs that match, or of all where they are few: how many match each part. */
export async function countPartsOfSome(
  db: Kysely<DB>,
  { query, pincodes, now, parts }: SomeParts,
): Promise<{ read: number; isAll: boolean; counts: number[] }> {
  if (parts.length === 0) return { read: 0, isAll: true, counts: [] }
  const conditions = query ? conditionsOf(query) : []
  const isMatch = sql.join(
    [sql`true`, ...conditions.map((each) => sql`terms @@ ${each}::tsquery`)],
    sql` and `,
  )
  const counts = parts.map((part) => sql`count(*) filter (where terms @@ ${part}::tsquery)`)
  const { rows } = await sql<{ read: number; counts: number[] }>`
    with matching as materialized (
      select terms from job_search
      where expires_at > ${now} and ${isMatch}
        and (${pincodes}::text[] is null or pincode in (select unnest(${pincodes}::text[])))
      limit ${sql.lit(mostLookedAt)}
    )
    select count(*) as read, array[${sql.join(counts)}]::integer[] as counts from matching`.execute(
    db,
  )
  const [row] = rows
  const read = row?.read ?? 0
  return { read, isAll: read < mostLookedAt, counts: row?.counts ?? [] }
}
