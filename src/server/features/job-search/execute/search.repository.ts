import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { defineStatement, opaque } from '#server/db/statement.ts'
import type { ParamFor } from '#server/db/statement.ts'
import type { DB } from '#server/db/types.ts'
import { cardColumns } from '#server/features/jobs/job-columns.ts'
import type { JobCardRow } from '#server/features/jobs/job-columns.ts'
import { defineFilter, defineSearch, isInCircle } from './search-statement.ts'
import type { Source } from './search-statement.ts'
import type { TextQuery } from '../query/text-query.rules.ts'

/**
 * The position after which a list continues. Lists are sorted by these two columns, the newest
 * first.
 */
export type LivePosition = { readonly liveAt: Date | 'infinity'; readonly id: string }

/** The most rows of `job_search` that one statement reads: as many as are counted one by one, and some more. */
export const maxRowsRead = 1_200

export const firstPosition: LivePosition = {
  liveAt: 'infinity',
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

/** `changed` differs after every change of the job's row in the index. */
export type FoundCard = JobCardRow & { live_at: Date; changed: string }
/** `read` is how many rows matched before the limit. */
export type MatchedCard = FoundCard & { read: number }

type After = { readonly now: Date; readonly liveAt: Date | 'infinity'; readonly id: string }
type Limited = After & { readonly limit: number }
type FirstPage = {
  readonly now: Date
  readonly limit: number
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
}
type Filtered = FirstPage & After

const cards = sql.join(cardColumns.map((column) => sql.ref(column)))

/** The found jobs with the columns of their cards, the newest first. */
const withCards = <Row>(
  db: Kysely<DB>,
  found: RawBuilder<unknown>,
  {
    more = sql``,
    changed = sql`found.changed`,
  }: { more?: RawBuilder<unknown> } & Partial<Source> = {},
) => ({
  compile: () =>
    sql<Row>`with found as (${found})
      select ${cards}, found.live_at, ${changed} ${more}
      from found join jobs on jobs.id = found.job_id
      order by found.live_at desc, jobs.id desc`.compile(db),
})

const afterPosition = (liveAt: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`(live_at, job_id) < (${liveAt}, ${id})`

/** The same for a search of the terms, which the index of the dates would not help. */
const afterPositionOfMatches = (param: ParamFor<After>) =>
  sql`(live_at + interval '0', job_id) < (${param('liveAt')}::timestamptz, ${param('id')}::uuid)`

const newestFirst = sql`order by live_at desc, job_id desc`

const newestJobs = defineStatement<Limited, FoundCard>((db, param) =>
  withCards(
    db,
    sql`select job_id, live_at, xmin as changed from job_search
      where expires_at > ${param('now')} and ${afterPosition(param('liveAt'), param('id'))}
      ${newestFirst} limit ${param('limit')}`,
  ),
)

/** The limit is a literal, so that the plan is made for it. */
const amongNewest = defineFilter<Filtered, FoundCard>((db, param, source) =>
  withCards(
    db,
    sql`select job_id, live_at, changed from (
        select job_id, live_at, xmin as changed, terms, pincode from ${source.table}
        where expires_at > ${opaque(param('now'), 'timestamptz')} and ${afterPosition(
          opaque(param('liveAt'), 'timestamptz'),
          opaque(param('id'), 'uuid'),
        )}
        ${newestFirst} limit ${sql.lit(maxRowsRead)}
      ) recent
      where terms @@ ${opaque(param('query'), 'tsquery')} and ${isInCircle(param, source)}
      ${newestFirst} limit ${param('limit')}`,
    source,
  ),
)

const matchingJobs = defineSearch<Filtered, MatchedCard>((db, param, isMatch, source) =>
  withCards(
    db,
    sql`select job_id, live_at, changed, count(*) over () as read from (
        select job_id, live_at, xmin as changed from ${source.table}
        where ${isMatch} and ${isInCircle(param, source)}
          and expires_at > ${param('now')} and ${afterPositionOfMatches(param)}
        limit ${sql.lit(maxRowsRead)}
      ) matching
      ${newestFirst} limit ${param('limit')}`,
    { ...source, more: sql`, found.read` },
  ),
)

/** Jobs of several groups of an order, the highest rank first; in every group the newest first. */
const withRanks = (
  db: Kysely<DB>,
  param: ParamFor<FirstPage>,
  {
    isMatch,
    rank,
    source,
    after = sql`true`,
    more = sql``,
  }: { source: Source } & Record<'isMatch' | 'rank', RawBuilder<unknown>> &
    Partial<Record<'after' | 'more', RawBuilder<unknown>>>,
) => ({
  compile: () =>
    sql<RankedCard>`with found as (
        select job_id, live_at, changed, rank, count(*) over () as read from (
          select job_id, live_at, searched.xmin as changed, ${rank} as rank
          from ${source.table} searched ${more}
          where ${isMatch} and ${isInCircle(param, source)}
            and expires_at > ${param('now')} and ${after}
          limit ${sql.lit(maxRowsRead)}
        ) matching
        order by rank desc, live_at desc, job_id desc limit ${param('limit')}
      )
      select ${cards}, found.live_at, ${source.changed}, found.rank, found.read
      from found join jobs on jobs.id = found.job_id
      order by found.rank desc, found.live_at desc, jobs.id desc`.compile(db),
})

const afterRank = (param: ParamFor<RankedInput>, rank: RawBuilder<unknown>) =>
  sql`(${rank}, live_at, job_id)
    < (${param('rank')}::integer, ${param('liveAt')}::timestamptz, ${param('id')}::uuid)`

export type RankedInput = Filtered & { readonly rank: number }
export type RankedCard = MatchedCard & { rank: number }

const byPay = defineSearch<RankedInput, RankedCard>((db, param, isMatch, source) => {
  const rank = sql`searched.pay`
  return withRanks(db, param, { isMatch, source, rank, after: afterRank(param, rank) })
})

const betterTiers = [
  'better0',
  'better1',
  'better2',
  'better3',
  'better4',
  'better5',
  'better6',
] as const
/** Null, which matches nothing, where there are fewer. */
type Better = Readonly<Record<(typeof betterTiers)[number], string | null>>

/** The most tiers before the last one that are read together with it. */
export const maxBetterTiers = betterTiers.length

/** The rank is higher for an earlier tier, and 0 for the last one. */
const byTier = defineSearch<FirstPage & Better, RankedCard>((db, param, isMatch, source) => {
  const whens = betterTiers.map(
    (tier, at) =>
      sql`when terms @@ ${param(tier)}::tsquery then ${sql.lit(betterTiers.length - at)}`,
  )
  return withRanks(db, param, {
    isMatch,
    source,
    rank: sql`case ${sql.join(whens, sql` `)} else 0 end`,
  })
})

type NearInput = RankedInput & {
  readonly places: readonly string[]
  readonly ranks: readonly number[]
}

const byDistance = defineSearch<NearInput, RankedCard>((db, param, isMatch, source) =>
  withRanks(db, param, {
    isMatch,
    source,
    rank: sql`place.rank`,
    after: afterRank(param, sql`place.rank`),
    more: sql`join unnest(${opaque(param('places'), 'text[]')}, ${opaque(param('ranks'), 'integer[]')})
      as place (pincode, rank) using (pincode)`,
  }),
)

type WithQuery = { readonly query: TextQuery }

export async function findByPay(
  db: Kysely<DB>,
  { query, ...input }: RankedInput & WithQuery,
): Promise<RankedCard[]> {
  return await byPay(db, query, input)
}

/**
 * The jobs of the best tier first; `rank` is the number of the tier, and that of `better` for jobs in none of these. `read`
 * is how many match, where fewer than `maxRowsRead` do.
 */
export async function findByTier(
  db: Kysely<DB>,
  { query, better, ...input }: FirstPage & WithQuery & { readonly better: readonly TextQuery[] },
): Promise<RankedCard[]> {
  const textOf = (at: number) => better[at]?.text ?? null
  const rows = await byTier(db, query, {
    ...input,
    better0: textOf(0),
    better1: textOf(1),
    better2: textOf(2),
    better3: textOf(3),
    better4: textOf(4),
    better5: textOf(5),
    better6: textOf(6),
  })
  return rows.map((row) => ({
    ...row,
    rank: row.rank === 0 ? better.length : maxBetterTiers - row.rank,
  }))
}

/** Nearer places have higher ranks. */
export async function findByDistance(
  db: Kysely<DB>,
  { query, ...input }: NearInput & WithQuery,
): Promise<RankedCard[]> {
  return await byDistance(db, query, input)
}

const cardsById = defineStatement<
  { readonly ids: readonly string[]; readonly now: Date },
  FoundCard
>((db, param) =>
  withCards(
    db,
    sql`select job_id, live_at, xmin as changed from job_search
        where job_id = any(${opaque(param('ids'), 'uuid[]')}) and expires_at > ${param('now')}`,
  ),
)

/** The live ones of these jobs. */
export async function findCards(
  db: Kysely<DB>,
  input: { readonly ids: readonly string[]; readonly now: Date },
): Promise<FoundCard[]> {
  return input.ids.length === 0 ? [] : await cardsById(db, input)
}

export async function findNewest(db: Kysely<DB>, input: Limited): Promise<FoundCard[]> {
  return await newestJobs(db, input)
}

/** The matching jobs among the newest `maxRowsRead`. */
export async function findAmongNewest(
  db: Kysely<DB>,
  { query, ...input }: Filtered & WithQuery,
): Promise<FoundCard[]> {
  return await amongNewest(db, query, input)
}

/** Matching jobs of any age. Above `maxRowsRead` matches, which of them are read is undefined. */
export async function findMatching(
  db: Kysely<DB>,
  { query, ...input }: Filtered & WithQuery,
): Promise<MatchedCard[]> {
  return await matchingJobs(db, query, input)
}
