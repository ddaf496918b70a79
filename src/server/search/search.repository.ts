import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { PlaceFor } from '../db/statement.ts'
import type { DB } from '../db/types.ts'
import { cardColumns } from './search-cards.ts'
import type { JobCardRow } from './search-cards.ts'
import { defineSearch } from './search-statement.ts'
import type { TextQuery } from './text-query.rules.ts'

/**
 * Where a list of jobs goes on: after this one. The columns of `job_search` are read in this order alone, newest first,
 * and no question reads more than `mostRead` of its rows.
 */
export type LivePosition = { readonly liveAt: Date | 'infinity'; readonly id: string }

export const mostRead = 2_000

export const firstPosition: LivePosition = {
  liveAt: 'infinity',
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

/** `changed` is another one after every change of what a job shows and is found by. */
export type FoundCard = JobCardRow & { live_at: Date; changed: string }
/** `read` is how many rows matched before they were cut to the wanted ones. */
export type MatchedCard = FoundCard & { read: number }

type Where = { readonly now: Date; readonly liveAt: Date | 'infinity'; readonly id: string }
type Limited = Where & { readonly limit: number }
type Asked = Limited & {
  /** Where given, only jobs at these pincodes. */
  readonly pincodes: readonly string[] | undefined
}

const cards = sql.join(cardColumns.map((column) => sql.ref(column)))

/** The found jobs with what their cards show, newest first. */
const withCards = <Row>(db: Kysely<DB>, found: RawBuilder<unknown>, more: RawBuilder<unknown>) => ({
  compile: () =>
    sql<Row>`with found as (${found})
      select ${cards}, found.live_at, found.changed ${more}
      from found join jobs on jobs.id = found.job_id
      order by found.live_at desc, jobs.id desc`.compile(db),
})

const afterPosition = (place: PlaceFor<Where>) =>
  sql`(live_at, job_id) < (${place('liveAt')}::timestamptz, ${place('id')}::uuid)`

export const atPincodes = (place: PlaceFor<{ readonly pincodes: readonly string[] | undefined }>) =>
  sql`(${place('pincodes')}::text[] is null
    or pincode in (select unnest(${place('pincodes')}::text[])))`

const newestFirst = sql`order by live_at desc, job_id desc`

const newestJobs = defineStatement<Limited, FoundCard>((db, place) =>
  withCards(
    db,
    sql`select job_id, live_at, xmin as changed from job_search
      where expires_at > ${place('now')} and ${afterPosition(place)}
      ${newestFirst} limit ${place('limit')}`,
    sql``,
  ),
)

/** The limit stands in the text: the plan is made for it. */
const amongNewest = defineStatement<Asked & { readonly query: string }, FoundCard>((db, place) =>
  withCards(
    db,
    sql`select job_id, live_at, changed from (
        select job_id, live_at, xmin as changed, terms, pincode from job_search
        where expires_at > ${place('now')} and ${afterPosition(place)}
        ${newestFirst} limit ${sql.lit(mostRead)}
      ) recent
      where terms @@ ${place('query')}::tsquery and ${atPincodes(place)}
      ${newestFirst} limit ${place('limit')}`,
    sql``,
  ),
)

const matchingJobs = defineSearch<Asked, MatchedCard>((db, place, isMatch) =>
  withCards(
    db,
    sql`select job_id, live_at, changed, count(*) over () as read from (
        select job_id, live_at, xmin as changed from job_search
        where ${isMatch} and ${atPincodes(place)}
          and expires_at > ${place('now')} and ${afterPosition(place)}
        limit ${sql.lit(mostRead)}
      ) matching
      ${newestFirst} limit ${place('limit')}`,
    sql`, found.read`,
  ),
)

/** Jobs of several groups of an order, the highest rank first; in every group the newest first. */
const withRanks = (
  db: Kysely<DB>,
  place: PlaceFor<RankedWish>,
  { isMatch, rank, more }: Record<'isMatch' | 'rank' | 'more', RawBuilder<unknown>>,
) => ({
  compile: () =>
    sql<RankedCard>`with found as (
        select job_id, live_at, changed, rank, count(*) over () as read from (
          select job_id, live_at, job_search.xmin as changed, ${rank} as rank
          from job_search ${more}
          where ${isMatch} and ${atPincodes(place)}
            and expires_at > ${place('now')}
            and (${rank}, live_at, job_id)
              < (${place('rank')}::integer, ${place('liveAt')}::timestamptz, ${place('id')}::uuid)
          limit ${sql.lit(mostRead)}
        ) matching
        order by rank desc, live_at desc, job_id desc limit ${place('limit')}
      )
      select ${cards}, found.live_at, found.changed, found.rank, found.read
      from found join jobs on jobs.id = found.job_id
      order by found.rank desc, found.live_at desc, jobs.id desc`.compile(db),
})

export type RankedWish = Asked & { readonly rank: number }
export type RankedCard = MatchedCard & { rank: number }

const byPay = defineSearch<RankedWish, RankedCard>((db, place, isMatch) =>
  withRanks(db, place, { isMatch, rank: sql`job_search.pay`, more: sql`` }),
)

/** A job that matches strictly has the rank 1, the others 0. */
const byStrictness = defineSearch<RankedWish & { readonly strict: string }, RankedCard>(
  (db, place, isMatch) =>
    withRanks(db, place, {
      isMatch,
      rank: sql`(terms @@ ${place('strict')}::tsquery)::integer`,
      more: sql``,
    }),
)

type NearWish = RankedWish & {
  readonly places: readonly string[]
  readonly ranks: readonly number[]
}

const byDistance = defineSearch<NearWish, RankedCard>((db, place, isMatch) =>
  withRanks(db, place, {
    isMatch,
    rank: sql`place.rank`,
    more: sql`join unnest(${place('places')}::text[], ${place('ranks')}::integer[])
      as place (pincode, rank) using (pincode)`,
  }),
)

type Queried = { readonly query: TextQuery }

export async function findByPay(
  db: Kysely<DB>,
  { query, ...wish }: RankedWish & Queried,
): Promise<RankedCard[]> {
  return await byPay(db, query, wish)
}

/** Those that match strictly before the others; `read` tells how many match, once fewer than `mostRead` do. */
export async function findByStrictness(
  db: Kysely<DB>,
  { query, strict, ...wish }: Asked & Queried & { readonly strict: TextQuery },
): Promise<RankedCard[]> {
  return await byStrictness(db, query, { ...wish, strict: strict.text, rank: 2 })
}

/** A place's rank is higher the nearer it is. */
export async function findByDistance(
  db: Kysely<DB>,
  { query, ...wish }: NearWish & Queried,
): Promise<RankedCard[]> {
  return await byDistance(db, query, wish)
}

const cardsById = defineStatement<
  { readonly ids: readonly string[]; readonly now: Date },
  FoundCard
>((db, place) =>
  withCards(
    db,
    sql`select job_id, live_at, xmin as changed from job_search
        where job_id = any(${place('ids')}::uuid[]) and expires_at > ${place('now')}`,
    sql``,
  ),
)

/** Those of them that are live. */
export async function findCards(
  db: Kysely<DB>,
  wish: { readonly ids: readonly string[]; readonly now: Date },
): Promise<FoundCard[]> {
  return wish.ids.length === 0 ? [] : await cardsById(db, wish)
}

export async function findNewest(db: Kysely<DB>, wish: Limited): Promise<FoundCard[]> {
  return await newestJobs(db, wish)
}

/** Of the newest `mostRead` jobs those that match. */
export async function findAmongNewest(
  db: Kysely<DB>,
  { query, ...wish }: Asked & Queried,
): Promise<FoundCard[]> {
  return await amongNewest(db, { ...wish, query: query.text })
}

/** Those that match, wherever they are; any of them, once `mostRead` match. */
export async function findMatching(
  db: Kysely<DB>,
  { query, ...wish }: Asked & Queried,
): Promise<MatchedCard[]> {
  return await matchingJobs(db, query, wish)
}
