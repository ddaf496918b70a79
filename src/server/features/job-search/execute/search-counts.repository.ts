import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { defineStatement } from '#server/db/statement.ts'
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
        where terms @@ ${param('query')}::tsquery and ${isInCircle(param, source)}) as count,
        count(*) as read
      from (
        select terms, pincode from ${source.table} where expires_at > ${param('now')}
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

/** The size of a sample. */
const maxSampled = 6_000

type SampleInput = {
  readonly query: TextQuery | undefined
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
  readonly now: Date
}

/** A sample of the live jobs that match, or all where they are few. */
const sampleOf = (columns: RawBuilder<unknown>, { query, pincodes, now }: SampleInput) => {
  const { table, isMatch } = matchingRows(query)
  return sql`
    select ${columns} from ${table}
    where expires_at > ${now} and ${isMatch}
      and (${pincodes}::text[] is null or pincode in (select unnest(${pincodes}::text[])))
    limit ${sql.lit(maxSampled)}`
}

/** Counts among the sampled matches, which may be all that there are. */
type SampleCounts<Counts> = {
  readonly read: number
  readonly isAll: boolean
  readonly counts: Counts
}

/** How many sampled matches match each part, a tsquery. */
export async function countPartsOfSome(
  db: Kysely<DB>,
  parts: readonly string[],
  input: SampleInput,
): Promise<SampleCounts<number[]>> {
  if (parts.length === 0) return { read: 0, isAll: true, counts: [] }
  const counts = parts.map((part) => sql`count(*) filter (where terms @@ ${part}::tsquery)`)
  const { rows } = await sql<{ read: number; counts: number[] }>`
    with matching as materialized (${sampleOf(sql`terms`, input)})
    select count(*) as read, array[${sql.join(counts)}]::integer[] as counts from matching`.execute(
    db,
  )
  const [row] = rows
  const read = row?.read ?? 0
  return { read, isAll: read < maxSampled, counts: row?.counts ?? [] }
}

/** How many sampled matches have each name, as it is written. */
export async function countNamesOfSome(
  db: Kysely<DB>,
  column: 'city' | 'company_name',
  input: SampleInput,
): Promise<SampleCounts<{ name: string; count: number }[]>> {
  const { rows } = await sql<{ name: string; count: number }>`
    with matching as materialized (${sampleOf(sql`${sql.ref(column)} as name`, input)})
    select name, count(*) as count from matching group by name`.execute(db)
  const read = rows.reduce((sum, { count }) => sum + count, 0)
  return { read, isAll: read < maxSampled, counts: rows }
}
