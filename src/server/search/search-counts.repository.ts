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

type SomeMatches = {
  readonly query: TextQuery | undefined
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
  readonly now: Date
}

/** Some live jobs that match, or all where they are few. */
const someMatches = (columns: RawBuilder<unknown>, { query, pincodes, now }: SomeMatches) => {
  const conditions = query ? conditionsOf(query) : []
  const isMatch = sql.join(
    [sql`true`, ...conditions.map((each) => sql`terms @@ ${each}::tsquery`)],
    sql` and `,
  )
  return sql`
    select ${columns} from job_search
    where expires_at > ${now} and ${isMatch}
      and (${pincodes}::text[] is null or pincode in (select unnest(${pincodes}::text[])))
    limit ${sql.lit(mostLookedAt)}`
}

/** What was counted among matches that were looked at; these may be all that there are. */
type CountedAmong<Counts> = {
  readonly read: number
  readonly isAll: boolean
  readonly counts: Counts
}

/** How many of some matches match each part, which is a tsquery. */
export async function countPartsOfSome(
  db: Kysely<DB>,
  parts: readonly string[],
  wish: SomeMatches,
): Promise<CountedAmong<number[]>> {
  if (parts.length === 0) return { read: 0, isAll: true, counts: [] }
  const counts = parts.map((part) => sql`count(*) filter (where terms @@ ${part}::tsquery)`)
  const { rows } = await sql<{ read: number; counts: number[] }>`
    with matching as materialized (${someMatches(sql`terms`, wish)})
    select count(*) as read, array[${sql.join(counts)}]::integer[] as counts from matching`.execute(
    db,
  )
  const [row] = rows
  const read = row?.read ?? 0
  return { read, isAll: read < mostLookedAt, counts: row?.counts ?? [] }
}

/** How many of some matches stand under each name, as it is written. */
export async function countNamesOfSome(
  db: Kysely<DB>,
  column: 'city' | 'company_name',
  wish: SomeMatches,
): Promise<CountedAmong<{ name: string; count: number }[]>> {
  const { rows } = await sql<{ name: string; count: number }>`
    with matching as materialized (${someMatches(sql`${sql.ref(column)} as name`, wish)})
    select name, count(*) as count from matching group by name`.execute(db)
  const read = rows.reduce((sum, { count }) => sum + count, 0)
  return { read, isAll: read < mostLookedAt, counts: rows }
}
