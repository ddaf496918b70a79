import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { defineStatement, opaque } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import { defineFilter, defineSearch, isInCircle, matchingRows } from './search-statement.ts'
import type { TextQuery } from '../query/text-query.rules.ts'

type Counted = { readonly count: number }
type CountInput = { readonly now: Date; readonly max: number }
type Filtered = CountInput & {
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
}

/** Materialized, so that the planner does not read the table from its start for the limit; rows beyond it are not fetched. */
const counted = (db: Kysely<DB>, matching: RawBuilder<unknown>, max: RawBuilder<unknown>) => ({
  compile: () =>
    sql<Counted>`with matching as materialized (${matching})
      select count(*) as count from (select from matching limit ${max}) counted`.compile(db),
})

const matchingCount = defineSearch<Filtered, Counted>((db, param, isMatch, source) =>
  counted(
    db,
    sql`select from ${source.table}
      where ${isMatch} and ${isInCircle(param, source)} and expires_at > ${param('now')}`,
    param('max'),
  ),
)

/** How many of the newest jobs are sampled. */
export const newestSampled = 600

/** The limit is a literal, so that the plan is made for it. */
const countAmong = defineFilter<Omit<Filtered, 'max'>, Counted & { read: number }>(
  (db, param, source) => ({
    compile: () =>
      sql<Counted & { read: number }>`
      select count(*) filter (
        where terms @@ ${opaque(param('query'), 'tsquery')} and ${isInCircle(param, source)}) as count,
        count(*) as read
      from (
        select terms, pincode from ${source.table}
        where expires_at > ${opaque(param('now'), 'timestamptz')}
        order by live_at desc, job_id desc limit ${sql.lit(newestSampled)}) recent`.compile(db),
  }),
)

const liveCount = defineStatement<CountInput, Counted>((db, param) => ({
  compile: () =>
    sql<Counted>`select count(*) as count from (
      select from job_search where expires_at > ${param('now')} limit ${param('max')}) live`.compile(
      db,
    ),
}))

type WithQuery = { readonly query: TextQuery }

/** How many of the newest jobs match, and how many these are. */
export async function countAmongNewest(
  db: Kysely<DB>,
  { query, ...input }: Omit<Filtered, 'max'> & WithQuery,
): Promise<{ matching: number; read: number }> {
  const [row] = await countAmong(db, query, input)
  return { matching: row?.count ?? 0, read: row?.read ?? 0 }
}

/** At most `max`. */
export async function countMatching(
  db: Kysely<DB>,
  { query, ...input }: Filtered & WithQuery,
): Promise<number> {
  const [row] = await matchingCount(db, query, input)
  return row?.count ?? 0
}

export async function countLive(db: Kysely<DB>, input: CountInput): Promise<number> {
  const [row] = await liveCount(db, input)
  return row?.count ?? 0
}

type SampleInput = {
  readonly query: TextQuery | undefined
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
  readonly now: Date
  /** No more matches are read. */
  readonly maxRead: number
}

/** What matches are counted by; `option_flags` has a bit for each option of some filters. */
export type Grouping = 'category' | 'option_flags' | 'pay' | 'city' | 'company_name'

/** How many sampled matches have a value. */
export type ValueCount = { readonly by: Grouping; readonly value: string; readonly count: number }

type Sample = {
  readonly read: number
  /** Whether all matches were read. */
  readonly isAll: boolean
  readonly counts: readonly ValueCount[]
}

/** Counts a sample of the live jobs that match, or all where they are not many, by each of these columns. */
export async function countSample(
  db: Kysely<DB>,
  groupings: readonly Grouping[],
  { query, pincodes, now, maxRead }: SampleInput,
): Promise<Sample> {
  const { table, isMatch } = matchingRows(query)
  const columns = groupings.map((by) => sql.ref(by))
  const counts = groupings.map((by) => {
    const column = sql.ref(by)
    return sql`select ${sql.lit(by)} as by, ${column}::text as value, count(*) as count
      from sample group by ${column}`
  })
  // Two steps, as in `counted`.
  const { rows } = await sql<ValueCount>`
    with matching as materialized (
      select ${sql.join(columns)} from ${table}
      where expires_at > ${now} and ${isMatch}
        and (${pincodes}::text[] is null or pincode in (select unnest(${pincodes}::text[])))
    ), sample as materialized (
      select * from matching limit ${maxRead}
    ) ${sql.join(counts, sql` union all `)}`.execute(db)
  const [first] = groupings
  const read = rows.reduce((sum, { by, count }) => (by === first ? sum + count : sum), 0)
  return { read, isAll: read < maxRead, counts: rows }
}
