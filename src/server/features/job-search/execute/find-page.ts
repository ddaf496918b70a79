import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { SearchDictionary } from '../index/dictionary.ts'
import type { NearbyPlace } from '../query/geo-cells.rules.ts'
import type { SearchPosition } from '../query/search-cursor.ts'
import { distanceRanking, kmOf, payRanking } from '../query/search-order.ts'
import type { SearchOrder } from '../query/search-order.ts'
import { anywhere, onlyIn, widest } from '../query/search-query.ts'
import type { SearchInput, SearchQuery } from '../query/search-query.ts'
import type { FoundJob } from './cached-pages.ts'
import { findInGroups } from './find-in-groups.ts'
import type { RankedFound } from './find-in-groups.ts'
import { findJobs } from './find-jobs.ts'
import { findNewest, firstPosition } from './search.repository.ts'

export type FindInput = {
  readonly input: SearchInput
  readonly query: SearchQuery
  readonly dictionary: SearchDictionary
  readonly after: SearchPosition | undefined
  readonly now: Date
  readonly limit: number
}

/** The jobs of a page in an order. */
export async function findInOrder(
  db: Kysely<DB>,
  order: SearchOrder,
  page: FindInput,
): Promise<RankedFound[]> {
  if (order === 'best') return await findBest(db, page)
  return order === 'newest' ? await findByAge(db, page) : await findByRank(db, order, page)
}

/** The jobs of the better tiers first, in each tier the newest. */
async function findBest(db: Kysely<DB>, page: FindInput): Promise<RankedFound[]> {
  return await findInTiers(db, page, { from: 0, to: page.query.matching })
}

/** The jobs that match a part of the text, after all that match it whole. */
export async function findPartMatches(db: Kysely<DB>, page: FindInput): Promise<RankedFound[]> {
  const { tiers, matching } = page.query
  return await findInTiers(db, page, { from: matching, to: tiers.length })
}

async function findInTiers(
  db: Kysely<DB>,
  { query: { tiers, matching, pincodes }, after, now, limit, dictionary: { liveJobs } }: FindInput,
  { from, to }: { from: number; to: number },
): Promise<RankedFound[]> {
  const found: RankedFound[] = []
  for (let rank = Math.max(from, after?.rank ?? 0); rank < to; rank += 1) {
    const missing = limit - found.length
    const query = onlyIn(tiers, rank)
    if (!query || missing === 0) continue
    const position = after?.rank === rank ? after : firstPosition
    // What better tiers have taken away is not in the estimate.
    const isSparse = rank >= matching
    const tier = { query, pincodes, after: position, now, limit: missing, liveJobs, isSparse }
    found.push(...(await findJobs(db, tier)).map((row) => ({ ...row, rank })))
  }
  return found
}

async function findByAge(
  db: Kysely<DB>,
  { query, after, now, limit, dictionary }: FindInput,
): Promise<RankedFound[]> {
  const { pincodes } = query
  const { liveJobs } = dictionary
  const text = widest(query)
  const position = after ?? firstPosition
  const rows = text
    ? await findJobs(db, { query: text, pincodes, after: position, now, limit, liveJobs })
    : await findNewest(db, { now, limit, liveAt: position.liveAt, id: position.id })
  return rows.map((row) => ({ ...row, rank: 0 }))
}

async function findByRank(
  db: Kysely<DB>,
  order: 'pay' | 'nearest',
  { input, query, after, now, limit, dictionary }: FindInput,
): Promise<RankedFound[]> {
  const { liveJobs } = dictionary
  // The groups by distance contain the place, so the query does not repeat it.
  const filters = order === 'pay' ? query : anywhere(query, input, dictionary)
  const { pincodes } = filters
  const ranking =
    order === 'pay' ? payRanking(dictionary) : distanceRanking(input.places ?? [], dictionary)
  const page = { query: widest(filters), pincodes, after, now, limit, liveJobs }
  return await findInGroups(db, ranking, page)
}

/** With the distance of each job, where the input has a place. */
export function withDistances(
  rows: readonly RankedFound[],
  places: readonly NearbyPlace[] | undefined,
): FoundJob[] {
  if (places === undefined) return rows.map((card) => ({ card }))
  const distances = new Map(places.map((place) => [place.pincode, kmOf(place)]))
  return rows.map((card) => {
    const distanceKm = distances.get(card.pincode)
    return distanceKm === undefined ? { card } : { card, distanceKm }
  })
}
