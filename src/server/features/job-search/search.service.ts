import type { Kysely, Transaction } from 'kysely'
import type { JobSort } from '#contract/job-search/options.ts'
import type { OptionCount } from '#contract/job-search/schemas.ts'
import type { CountLookup } from '#server/lib/count-lookup.ts'
import type { Reader } from '#server/db/replica-reader.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { createCachedPages } from './execute/cached-pages.ts'
import type { FoundJob, FoundPage } from './execute/cached-pages.ts'
import type { Snapshot } from './execute/cached-pages.repository.ts'
import { countJobs } from './execute/count-jobs.ts'
import { countOptions } from './execute/count-options.ts'
import type { FilterOption } from './execute/count-options.ts'
import { findCounted } from './execute/find-counted.ts'
import type { RankedFound } from './execute/find-in-groups.ts'
import {
  enough,
  findBestFirst,
  mayMatchDescriptions,
  withDescriptions,
} from './execute/find-best-first.ts'
import type { FirstPage } from './execute/find-best-first.ts'
import { findInOrder, findPartMatches } from './execute/find-page.ts'
import type { FindInput } from './execute/find-page.ts'
import { withDistances } from './execute/with-distances.ts'
import { createRecentSnapshots } from './execute/recent-snapshot.ts'
import { findCards } from './execute/search.repository.ts'
import { refreshChangedJobs } from './index/refresh-changed-jobs.ts'
import { createAddressWords } from './index/address-words.ts'
import type { Locate } from './index/job-terms.rules.ts'
import { createDictionarySource } from './index/search-dictionary.ts'
import type { SearchDictionary } from './index/dictionary.ts'
import * as index from './index/search-index.repository.ts'
import type { IndexedJob } from './index/search-index.repository.ts'
import type { Town } from './index/town-distances.rules.ts'
import { watchJobChanges } from './index/watch-job-changes.ts'
import { decodeSearchCursor, encodeSearchCursor } from './query/search-cursor.ts'
import { orderOf } from './query/search-order.ts'
import type { SearchOrder } from './query/search-order.ts'
import { cellsOf } from './query/geo-cells.rules.ts'
import { keysOfQuery } from './query/query-keys.rules.ts'
import { lexemeOf, toSearchQuery, widest } from './query/search-query.ts'
import type { SearchInput, SearchQuery } from './query/search-query.ts'
import { wordsOf } from './query/search-words.rules.ts'
import type { Synonyms } from './synonyms/meanings.rules.ts'

type SearchedPage = {
  readonly items: FoundJob[]
  readonly nextCursor: string | null
  /** How many jobs match in all, at most `countTo`. */
  readonly total: number
  /** Undefined where a replica answered. */
  readonly snapshot: Snapshot | undefined
}

type PageInput = {
  readonly sort?: JobSort | undefined
  readonly cursor: string | undefined
  readonly limit: number
  /** The highest total to find out. */
  readonly countTo: number
}

type Deps = {
  db: Kysely<DB>
  readDb: Kysely<DB>
  /** Searches may be answered by a replica. */
  read: Reader
  clock: Clock
  log: Log
  locate: Locate
  countLookup: CountLookup
  /** Every town with its middle. */
  towns: readonly Town[]
}

export type CompiledSearch = {
  readonly query: string | undefined
  /** Undefined where no few terms stand for the query. */
  readonly keys: readonly string[] | undefined
}

export type { FoundJob, FoundPage, SearchInput }
export type SearchService = ReturnType<typeof createSearchService>

const reindexBatch = 500

/** The search engine: finds and counts live jobs, and indexes them. */
export function createSearchService(deps: Deps) {
  const { db, readDb, read, clock, log, locate, towns, countLookup } = deps
  const dictionaries = createDictionarySource({ db: readDb, clock, log, towns })
  const addressWords = createAddressWords({ db: readDb, clock })
  const changes = watchJobChanges()
  const pages = createCachedPages({ db: readDb, clock, countLookup })
  const recentSnapshot = createRecentSnapshots(changes)

  /** How many live jobs match, at most `max`. */
  async function countMatches(
    query: SearchQuery,
    { max, dictionary }: { max: number; dictionary: SearchDictionary },
  ): Promise<number> {
    const now = clock.now()
    return (await read((from) => countJobs(from, { query, now, max, dictionary }))).answer
  }

  /** What a search says before anything is looked up: descriptions match no whole text. */
  async function readInput(
    input: SearchInput,
  ): Promise<{ query: SearchQuery; dictionary: SearchDictionary }> {
    const dictionary = await addressWords.addTo(await dictionaries.current(), input.q ?? '')
    return { query: toSearchQuery(input, dictionary), dictionary }
  }

  /** Descriptions are searched where titles and fields have less than a page. */
  async function withKnownMatches(
    query: SearchQuery,
    dictionary: SearchDictionary,
  ): Promise<SearchQuery> {
    if (!mayMatchDescriptions(query, dictionary)) return query
    const found = await countMatches(query, { max: enough, dictionary })
    return found < enough ? withDescriptions(query) : query
  }

  /** The input as a query, with the dictionary that it was understood by. */
  async function understand(
    input: SearchInput,
  ): Promise<{ query: SearchQuery; dictionary: SearchDictionary }> {
    const { query, dictionary } = await readInput(input)
    return { query: await withKnownMatches(query, dictionary), dictionary }
  }

  /** A page of any other order than the best first, or a later page of this one. */
  async function findOther(
    from: Kysely<DB>,
    order: SearchOrder,
    find: FindInput,
  ): Promise<FirstPage> {
    const { query, after, dictionary, limit } = find
    const { liveJobs } = dictionary
    const counted =
      order === 'newest' && !after
        ? await findCounted(from, { ...find, isBestFirst: false, liveJobs })
        : undefined
    const isInParts = order === 'best' && (after?.rank ?? 0) >= query.matching
    const { found, count } = isInParts
      ? { found: await findPartMatches(from, find), count: undefined }
      : counted?.found
        ? { found: counted.found, count: counted.count }
        : await findInOrder(from, order, find)
    const isAll = !after && found.length < limit
    return { query, found, total: isAll ? found.length : (count ?? counted?.count) }
  }

  /** A replica may be behind: closed jobs are left out and changed jobs are shown as they are. */
  async function toCurrent(page: readonly RankedFound[]): Promise<RankedFound[]> {
    const rows = await findCards(readDb, { ids: page.map(({ id }) => id), now: clock.now() })
    const current = new Map(rows.map((row) => [row.id, row]))
    return page.flatMap(({ id, rank }) => {
      const row = current.get(id)
      return row ? [{ ...row, rank }] : []
    })
  }

  return {
    /** @throws AppError MALFORMED for a cursor that this server did not make, or made for another order */
    async findPage(
      input: SearchInput,
      { sort, cursor, limit, countTo }: PageInput,
    ): Promise<SearchedPage> {
      const { query: typed, dictionary } = await readInput(input)
      const order = orderOf(sort, input, typed.tiers.length > 0)
      const { after, total: knownTotal } = decodeSearchCursor(cursor, order) ?? {}
      const isBestFirst = order === 'best' && !after
      const completed = isBestFirst ? typed : await withKnownMatches(typed, dictionary)
      const find: FindInput = {
        input,
        query: completed,
        dictionary,
        after,
        now: clock.now(),
        limit: limit + 1,
      }
      const { answer, mayBeOld } = await read(async (from) => {
        const snapshot = await recentSnapshot(from)
        const found = isBestFirst
          ? await findBestFirst(from, find)
          : await findOther(from, order, find)
        return { snapshot, ...found }
      })
      const { snapshot, query, found } = answer
      const total = Math.min(
        answer.total ?? knownTotal ?? (await countMatches(query, { max: countTo, dictionary })),
        countTo,
      )
      const page = found.slice(0, limit)
      const last = found.length > limit ? page.at(-1) : undefined
      const cards = mayBeOld ? await toCurrent(page) : page
      return {
        items: withDistances(cards, input.places).map((job, index) =>
          isPartMatch(cards[index], query, order)
            ? { ...withTownDistance(job, query, dictionary), isPartMatch: true }
            : job,
        ),
        nextCursor: last
          ? encodeSearchCursor(
              { rank: last.rank, liveAt: last.live_at, id: last.id },
              { order, total },
            )
          : null,
        total,
        snapshot: mayBeOld ? undefined : snapshot,
      }
    },

    cachePages: pages.cachePages,

    /** How many live jobs match, at most `max`. */
    async count(input: SearchInput, max: number): Promise<number> {
      const { query, dictionary } = await understand(input)
      return await countMatches(query, { max, dictionary })
    },

    /**
     * What a live job must have so that titles and fields match the input: as a query of its terms, and the terms of which
     * it has at least one. Nothing where every job matches. Where the places are is left to the caller.
     */
    async compile({ places, ...input }: SearchInput): Promise<CompiledSearch> {
      const { query, dictionary } = await readInput(input)
      const all = widest(query)
      return {
        query: all?.text,
        keys:
          all &&
          keysOfQuery(all.text, (lexeme) => dictionary.shareOf(lexeme), places && cellsOf(places)),
      }
    },

    /** For each option, how many live jobs match the input and the option, at most `max`; undefined where it is not known. */
    async countOptions(
      input: SearchInput,
      options: readonly FilterOption[],
      max: number,
    ): Promise<(OptionCount | undefined)[]> {
      const { query, dictionary } = await understand(input)
      return await countOptions(readDb, options, { query, now: clock.now(), max, dictionary })
    },

    /** About how many jobs are live; below 0 when it is not known. */
    async estimateLiveJobs(): Promise<number> {
      return (await dictionaries.current()).liveJobs
    },

    wordsOf,

    haveJobsSettledBefore: changes.haveSettledBefore,

    async getSynonyms(): Promise<Synonyms> {
      return (await dictionaries.current()).synonyms
    },

    /** Gives the same key for all spellings of a town. */
    async getTownKeys(): Promise<(town: string) => string> {
      const dictionary = await dictionaries.current()
      return (town) => lexemeOf('location', town, dictionary)
    },

    /** Indexes an accepted job, in the transaction that accepts or changes it. */
    async put(tx: Transaction<DB>, job: IndexedJob): Promise<void> {
      const { synonyms } = await dictionaries.current(tx)
      await index.putInSearch(tx, [job], { synonyms, locate })
      const words = { titles: wordsOf(job.title), names: index.namesOf(job) }
      if (dictionaries.learn(words)) pages.clear()
      changes.changed()
    },

    /** Removes jobs from the index, in the transaction that closes them. */
    async drop(tx: Transaction<DB>, jobIds: readonly string[]): Promise<void> {
      await index.dropFromSearch(tx, jobIds)
      changes.changed()
    },

    /** The next search reads the synonyms again. */
    clearSynonyms(): void {
      dictionaries.clear()
      pages.clear()
      changes.changed()
    },

    /**
     * Indexes the jobs again that an older version of the product has indexed, and those that changed synonyms affect.
     * Several nodes may do it at the same time.
     */
    async reindexOutdated(): Promise<void> {
      for (;;) {
        const reindexed = await db.transaction().execute(async (tx) => {
          const jobs = await index.lockOutdated(tx, reindexBatch)
          const { synonyms } = await dictionaries.current(tx)
          await index.putInSearch(tx, jobs, { synonyms, locate })
          return jobs.length
        })
        if (reindexed < reindexBatch) break
      }
      await refreshChangedJobs(db, { now: clock.now(), locate, towns })
    },
  }
}

/** Ranks of other orders are no tiers. */
const isPartMatch = (
  job: RankedFound | undefined,
  { matching }: SearchQuery,
  order: SearchOrder,
): boolean => order === 'best' && (job?.rank ?? 0) >= matching

/** A job of a town around the searched one. */
function withTownDistance(
  job: FoundJob,
  { town }: SearchQuery,
  dictionary: SearchDictionary,
): FoundJob {
  const own = lexemeOf('location', job.card.city, dictionary)
  const km = town === undefined ? undefined : dictionary.kmBetweenTowns(town, own)
  return km === undefined ? job : { ...job, distanceKm: job.distanceKm ?? km }
}
