import type { Kysely } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { SearchDictionary } from '../index/dictionary.ts'
import type { SearchPosition } from '../query/search-cursor.ts'
import { distanceRanking, payRanking } from '../query/search-order.ts'
import type { SearchOrder } from '../query/search-order.ts'
import { anywhere, onlyIn, widest } from '../query/search-query.ts'
import type { SearchInput, SearchQuery } from '../query/search-query.ts'
import { findInGroups } from './find-in-groups.ts'
import type { FoundInOrder, RankedFound } from './find-in-groups.ts'
import { findJobs } from './find-jobs.ts'
import { findRun, lastOfRun } from './find-run.ts'
import { findNewest, firstPosition, maxRowsRead } from './search.repository.ts'

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
): Promise<FoundInOrder> {
  if (order === 'pay' || order === 'nearest') return await findByRank(db, order, page)
  const found = order === 'best' ? await findBest(db, page) : await findByAge(db, page)
  return { found, count: undefined }
}

/** The jobs of the better tiers first, in each tier the newest. */
export async function findBest(db: Kysely<DB>, page: FindInput): Promise<RankedFound[]> {
  return await findInTiers(db, page, { from: 0, to: page.query.matching })
}

/** The jobs of all tiers, whether they match the text whole or a part of it. */
export async function findInAllTiers(db: Kysely<DB>, page: FindInput): Promise<RankedFound[]> {
  return await findInTiers(db, page, { from: 0, to: page.query.tiers.length })
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
  let rank = Math.max(from, after?.rank ?? 0)
  /** A tier that has more jobs than one statement reads. */
  let crowded: number | undefined
  while (rank < to && found.length < limit) {
    const missing = limit - found.length
    const isBegun = after?.rank === rank
    const filters = { pincodes, now, limit: missing }
    const last = isBegun
      ? rank
      : lastOfRun(tiers.slice(0, crowded ?? to), rank, (4 * missing) / Math.max(liveJobs, 1))
    if (last > rank) {
      const together = await findRun(db, tiers, { ...filters, rank, last })
      if (together) {
        found.push(...together)
        rank = last + 1
      } else {
        crowded = last
      }
      continue
    }
    const query = onlyIn(tiers, rank)
    // What better tiers have taken away is not in the estimate: a page at most, unless earlier pages had more.
    const isSparse = rank >= matching && after !== undefined
    const position = isBegun ? after : firstPosition
    const atLeast = rank === crowded ? maxRowsRead : 0
    const tier = query && { ...filters, query, after: position, liveJobs, isSparse, atLeast }
    const rows = tier ? await findJobs(db, tier) : []
    found.push(...rows.map((row) => ({ ...row, rank })))
    if (rank === crowded) crowded = undefined
    rank += 1
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
): Promise<FoundInOrder> {
  const { liveJobs } = dictionary
  // The groups by distance contain the place, so the query does not repeat it.
  const filters = order === 'pay' ? query : anywhere(query, input, dictionary)
  const { pincodes } = filters
  const ranking =
    order === 'pay' ? payRanking(dictionary) : distanceRanking(input.places ?? [], dictionary)
  const page = { query: widest(filters), pincodes, after, now, limit, liveJobs }
  return await findInGroups(db, ranking, page)
}
