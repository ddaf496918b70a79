import type { Kysely } from 'kysely'
import type { JobSort } from '#contract/job-search.ts'
import type { Reader } from '../db/replica-reader.ts'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { findCounted } from './find-counted.ts'
import { findInGroups } from './find-in-groups.ts'
import { findJobs } from './find-jobs.ts'
import type { JobCardRow } from './search-cards.ts'
import * as index from './search-index.repository.ts'
import type { IndexedJob } from './search-index.repository.ts'
import { decodeSearchCursor, encodeSearchCursor } from './search-cursor.ts'
import type { SearchPosition } from './search-cursor.ts'
import { watchJobChanges } from './watch-job-changes.ts'
import { keepForHalfMinute } from './kept-answers.ts'
import { createKnowledgeSource } from './search-knowledge.ts'
import type { SearchKnowledge } from './search-knowledge.ts'
import { distanceRanking, kmOf, orderOf, payRanking } from './search-order.ts'
import type { SearchOrder } from './search-order.ts'
import { createRecentPages } from './recent-pages.ts'
import type { Basis, FoundJob, FoundPage } from './recent-pages.ts'
import { takeSnapshot } from './recent-pages.repository.ts'
import { renewChanged } from './renew-changed.ts'
import { anywhere, lexemeOf, questionOf, widest } from './search-question.ts'
import type { Question, SearchWish } from './search-question.ts'
import type { Locate } from './search-terms.rules.ts'
import type { NearbyPlace } from './spots.rules.ts'
import { countNames, countParts } from './count-parts.ts'
import type { NamedFilter } from './count-parts.ts'
import { createCounting } from './counting.ts'
import { findCards, findNewest, firstPosition } from './search.repository.ts'
import type { FoundCard } from './search.repository.ts'
import { wordsOf } from './search-words.rules.ts'

export type SearchedPage = {
  readonly items: FoundJob[]
  readonly nextCursor: string | null
  /** How many match in all, where that was found out besides. */
  readonly total?: number
  readonly basis: Basis | undefined
}

export type { FoundJob, FoundPage, JobCardRow, SearchWish }

export type PageWish = {
  readonly sort?: JobSort | undefined
  readonly cursor: string | undefined
  readonly limit: number
  /** How far they are counted, where somebody wants to know. */
  readonly countedTo?: number
}

export type SearchService = ReturnType<typeof createSearchService>

const rebuildBatch = 500
const mostQuestionsKept = 2_000

/** Finding live jobs, and what is written down for it. */
export function createSearchService({
  db,
  read,
  clock,
  log,
  locate,
}: {
  db: Kysely<DB>
  /** Searches may be answered by a copy of the database. */
  read: Reader
  clock: Clock
  log: Log
  locate: Locate
}) {
  const knowledge = createKnowledgeSource({ db, log })
  const changes = watchJobChanges()
  const counting = createCounting({ read, clock, changes })
  const recent = createRecentPages({ db, clock })

  /** How many live jobs match; `most` when there are more. */
  async function count(wish: SearchWish, most: number): Promise<number> {
    const known = await knowledge.current()
    return await counting.countUpTo(questionOf(wish, known), { most, known })
  }

  /** With what is not told yet. One after another: searches go before. */
  async function countRest(
    wish: SearchWish,
    parts: readonly SearchWish[],
    told: readonly (number | undefined)[],
    most: number,
  ): Promise<number[]> {
    const counts: number[] = []
    for (const [index, part] of parts.entries()) {
      const both = { ...wish, ...part, filters: { ...wish.filters, ...part.filters } }
      counts.push(told[index] ?? (await count(both, most)))
    }
    return counts
  }

  return {
    /** @throws AppError MALFORMED for a cursor that this server did not make, or made for another order */
    async findPage(
      wish: SearchWish,
      { sort, cursor, limit, countedTo }: PageWish,
    ): Promise<SearchedPage> {
      const begunAt = performance.now()
      const known = await knowledge.current()
      const question = questionOf(wish, known)
      const order = orderOf(sort, wish, question.loose !== undefined)
      const after = decodeSearchCursor(cursor, order)
      const asked = { wish, question, known, after, now: clock.now(), limit: limit + 1 }
      const isCounted = !after && (order === 'best' || order === 'newest')
      const most = isCounted && countedTo !== undefined ? countedTo : 0
      const { answer, mayBeOld } = await read(async (from) => {
        const seen = await takeSnapshot(from)
        const counted =
          most > 0 && counting.recall(question, most) === undefined
            ? await findCounted(from, {
                ...asked,
                isBestFirst: order === 'best',
                liveJobs: known.liveJobs,
              })
            : undefined
        if (counted) counting.learn(question, counted.count, { most, begunAt })
        const found =
          counted?.found ??
          (order === 'best' ? await findBest(from, asked) : await findOrdered(from, order, asked))
        return { seen, found, count: counted?.count }
      })
      const { seen, found, count: matching } = answer
      const page = found.slice(0, limit)
      const last = found.length > limit ? page.at(-1) : undefined
      const cards = mayBeOld ? await asTheyAre(page) : page
      return {
        items: withDistances(cards, wish.places),
        nextCursor: last
          ? encodeSearchCursor({ rank: last.rank, liveAt: last.live_at, id: last.id }, order)
          : null,
        ...(matching !== undefined && { total: Math.min(matching, most) }),
        basis: mayBeOld
          ? undefined
          : { seen, query: widest(anywhere(question, wish, known))?.text },
      }
    },

    count,

    /** About how many jobs are live; below 0 when nobody knows. */
    async estimateLiveJobs(): Promise<number> {
      return (await knowledge.current()).liveJobs
    },

    /** Puts an accepted job where it is found, within the transaction that accepts or changes it. */
    async put(trx: Kysely<DB>, job: IndexedJob): Promise<void> {
      const { sayings } = await knowledge.current(trx)
      await index.putInSearch(trx, [job], { sayings, locate })
      if (knowledge.learn(wordsOf(job.title))) recent.forget()
      changes.happened()
    },

    /** Within the transaction that closes the jobs. */
    async drop(trx: Kysely<DB>, jobIds: readonly string[]): Promise<void> {
      await index.dropFromSearch(trx, jobIds)
      changes.happened()
    },

    /** How many live jobs match a wish and one of its parts besides, for each of these; `most` when there are more. */
    async countEach(
      wish: SearchWish,
      parts: readonly SearchWish[],
      most: number,
    ): Promise<number[]> {
      const known = await knowledge.current()
      const queries = parts.flatMap((part) => questionOf(part, known).strict ?? [])
      if (queries.length < parts.length) throw new Error('A part asks for something')
      const asked = { question: questionOf(wish, known), now: clock.now(), most, known }
      return await countRest(wish, parts, await countParts(db, queries, asked), most)
    },

    /** The same for some of the towns or companies. */
    async countChoices(
      wish: SearchWish,
      named: { filter: NamedFilter; choices: readonly string[] },
      most: number,
    ): Promise<number[]> {
      const known = await knowledge.current()
      const asked = { question: questionOf(wish, known), now: clock.now(), most, known }
      const parts = named.choices.map((choice) => ({ filters: { [named.filter]: choice } }))
      return await countRest(wish, parts, await countNames(db, named, asked), most)
    },

    /** Counts may be as old as that, jobs never. */
    keepForHalfMinute<Asked, Answer>(answer: (asked: Asked) => Promise<Answer>) {
      return keepForHalfMinute(answer, { clock, mostKept: mostQuestionsKept })
    },

    keepPages: recent.keep,

    /** The next search reads the sayings anew. */
    forgetSayings(): void {
      knowledge.forget()
      recent.forget()
      changes.happened()
    },

    wordsOf,

    /** Which filter for a town finds jobs whose town is written so: the same for all ways to write it. */
    async knowTowns(): Promise<(written: string) => string> {
      const known = await knowledge.current()
      return (written) => lexemeOf('location', written, known)
    },

    /** Writes anew what an older version of the product wrote, and what sayings changed. Several nodes may do it at once. */
    async renewOutdated(): Promise<void> {
      for (;;) {
        const renewed = await db.transaction().execute(async (trx) => {
          const jobs = await index.lockOutdated(trx, rebuildBatch)
          const { sayings } = await knowledge.current(trx)
          await index.putInSearch(trx, jobs, { sayings, locate })
          return jobs.length
        })
        if (renewed < rebuildBatch) break
      }
      await renewChanged(db, { now: clock.now(), locate })
    },
  }

  /** A job that is gone is gone at once, and what was changed is shown so, whatever a copy still says. */
  async function asTheyAre(page: readonly Ranked[]): Promise<Ranked[]> {
    const ids = page.map(({ id }) => id)
    const rows = await findCards(db, { ids, now: clock.now() })
    const current = new Map(rows.map((row) => [row.id, row]))
    return page.flatMap(({ id, rank }) => {
      const row = current.get(id)
      return row ? [{ ...row, rank }] : []
    })
  }

  /** Jobs that match as typed come before those that are near it; within both the newest come first. */
  async function findBest(
    from: Kysely<DB>,
    { question, after, now, limit, known }: Asked,
  ): Promise<Ranked[]> {
    const { strict, near, pincodes } = question
    const found: Ranked[] = []
    for (const [rank, query] of [strict, near].entries()) {
      const missing = limit - found.length
      if (!query || missing === 0 || rank < (after?.rank ?? 0)) continue
      const position = after?.rank === rank ? after : firstPosition
      const wish = {
        query,
        pincodes,
        after: position,
        now,
        limit: missing,
        liveJobs: known.liveJobs,
      }
      found.push(...(await findJobs(from, wish)).map((row) => ({ ...row, rank })))
    }
    return found
  }

  async function findOrdered(
    from: Kysely<DB>,
    order: Exclude<SearchOrder, 'best'>,
    { wish, question, after, now, limit, known }: Asked,
  ): Promise<Ranked[]> {
    const { liveJobs } = known
    if (order !== 'newest') {
      // The groups of the order say where a job is; another condition of the place would say it twice.
      const asked = order === 'pay' ? question : anywhere(question, wish, known)
      const { pincodes } = asked
      const ranking =
        order === 'pay' ? payRanking(known) : distanceRanking(wish.places ?? [], known)
      const query = widest(asked)
      return await findInGroups(from, ranking, { query, pincodes, after, now, limit, liveJobs })
    }
    const { pincodes } = question
    const query = widest(question)
    const position = after ?? firstPosition
    const rows = query
      ? await findJobs(from, { query, pincodes, after: position, now, limit, liveJobs })
      : await findNewest(from, { now, limit, liveAt: position.liveAt, id: position.id })
    return rows.map((row) => ({ ...row, rank: 0 }))
  }
}

type Ranked = FoundCard & { readonly rank: number }

type Asked = {
  readonly wish: SearchWish
  readonly question: Question
  readonly known: SearchKnowledge
  readonly after: SearchPosition | undefined
  readonly now: Date
  readonly limit: number
}

/** How far each job is, where that was asked for. */
function withDistances(
  rows: readonly Ranked[],
  places: readonly NearbyPlace[] | undefined,
): FoundJob[] {
  if (places === undefined) return rows.map((card) => ({ card }))
  const distances = new Map(places.map((place) => [place.pincode, kmOf(place)]))
  return rows.map((card) => {
    const distanceKm = distances.get(card.pincode)
    return distanceKm === undefined ? { card } : { card, distanceKm }
  })
}
