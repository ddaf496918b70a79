import type { Kysely } from 'kysely'
import { limits } from '#contract/limits.ts'
import type { DB } from '#server/db/types.ts'
import type { SearchDictionary } from '../index/dictionary.ts'
import { cost } from '../query/match-levels.ts'
import { widest } from '../query/search-query.ts'
import type { SearchQuery } from '../query/search-query.ts'
import { findCounted } from './find-counted.ts'
import type { RankedFound } from './find-in-groups.ts'
import { findBest, findInAllTiers, findPartMatches } from './find-page.ts'
import type { FindInput } from './find-page.ts'

/** With fewer jobs whose title and fields match, descriptions are searched as well. */
export const enough = limits.searchPageDefault
/** Where so many matches are expected, there are surely enough. */
const surelyEnough = 20 * enough

/** Whether the whole text may match descriptions where titles and fields have too few jobs. */
export function mayMatchDescriptions(query: SearchQuery, { liveJobs }: SearchDictionary): boolean {
  const text = widest(query)
  const hasDescriptions = query.tiers.some((tier) => tier.cost === cost.text)
  return hasDescriptions && text !== undefined && text.share * liveJobs <= surelyEnough
}

/** The query with descriptions as matches of the whole text. */
export function withDescriptions(query: SearchQuery): SearchQuery {
  const matching = query.tiers.filter((tier) => tier.cost <= cost.text).length
  return { ...query, matching: Math.max(matching, query.matching) }
}

export type FirstPage = {
  /** The query by which `found` matches the whole text. */
  readonly query: SearchQuery
  readonly found: RankedFound[]
  /** How many jobs match the whole text; undefined where there are too many to read them here. */
  readonly total: number | undefined
}

/**
 * The first page of a text, the best matches first. What matches a part of the text follows where less than a page matches
 * it whole.
 */
export async function findBestFirst(db: Kysely<DB>, page: FindInput): Promise<FirstPage> {
  const { query, dictionary, limit } = page
  const { found, count } = isBelowPage(page)
    ? await findTogether(db, page)
    : await findCountedFirst(db, page)
  const isFew = count !== undefined && count < enough
  if (!isFew || !mayMatchDescriptions(query, dictionary)) return { query, found, total: count }
  const text = withDescriptions(query)
  const whole = found.filter(({ rank }) => rank < text.matching).length
  const mayBeMore = whole >= limit && whole === found.length
  return { query: text, found, total: mayBeMore ? undefined : whole }
}

type Matches = {
  readonly found: RankedFound[]
  /** How many match by titles and fields; undefined where it is not known. */
  readonly count: number | undefined
}

/** Whether less than a page probably matches the whole text, so that jobs that match a part of it follow. */
function isBelowPage({ query, dictionary, limit }: FindInput): boolean {
  const text = widest(query)
  return text !== undefined && text.share * dictionary.liveJobs < limit - 1
}

async function findTogether(db: Kysely<DB>, page: FindInput): Promise<Matches> {
  const limit = Math.max(page.limit, enough)
  const found = await findInAllTiers(db, { ...page, limit })
  const count = found.filter(({ rank }) => rank < page.query.matching).length
  return { found, count: count < limit ? count : undefined }
}

async function findCountedFirst(db: Kysely<DB>, page: FindInput): Promise<Matches> {
  const { query, now, limit, dictionary } = page
  const { liveJobs } = dictionary
  const counted = await findCounted(db, { query, isBestFirst: true, now, limit, liveJobs })
  const whole = counted?.found ?? (await findBest(db, page))
  const missing = limit - whole.length
  const parts = missing > 0 ? await findPartMatches(db, { ...page, limit: missing }) : []
  return {
    found: [...whole, ...parts],
    count: counted?.count ?? (missing > 0 ? whole.length : undefined),
  }
}
