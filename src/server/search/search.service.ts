import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import type { Log } from '../lib/log.ts'
import { findJobs } from './find-jobs.ts'
import type { JobCardRow } from './search-cards.ts'
import * as index from './search-index.repository.ts'
import type { IndexedJob } from './search-index.repository.ts'
import { decodeSearchCursor, encodeSearchCursor } from './search-cursor.ts'
import type { Tier } from './search-cursor.ts'
import { createKnowledgeSource } from './search-knowledge.ts'
import type { SearchKnowledge } from './search-knowledge.ts'
import { filterTerm } from './search-terms.rules.ts'
import type { FilterName } from './search-terms.rules.ts'
import { countLive, countMatching } from './search-counts.repository.ts'
import { findNewest, firstPosition } from './search.repository.ts'
import type { FoundCard, LivePosition } from './search.repository.ts'
import { wordsOf } from './search-words.rules.ts'
import { allOf, term, without } from './text-query.rules.ts'
import type { TextQuery } from './text-query.rules.ts'
import { understand } from './understanding.rules.ts'

/** What a search asks for; '' and undefined ask for nothing. */
export type SearchWish = {
  readonly q?: string | undefined
  /** A stored value of a filter, or any other text, which then finds nothing. */
  readonly filters: Readonly<Partial<Record<FilterName, string | undefined>>>
}

export type SearchedPage = {
  readonly items: JobCardRow[]
  readonly nextCursor: string | null
}

export type { JobCardRow }

export type SearchService = ReturnType<typeof createSearchService>

const rebuildBatch = 500

/** Finding live jobs, and what is written down for it. */
export function createSearchService({
  db,
  clock,
  log,
}: {
  db: Kysely<DB>
  clock: Clock
  log: Log
}) {
  const knowledge = createKnowledgeSource({ db, log })

  return {
    /**
     * Jobs that match as typed come before those that are near it; within both the newest come first.
     * @throws AppError MALFORMED for a cursor that this server did not make
     */
    async findPage(
      wish: SearchWish,
      { cursor, limit }: { cursor: string | undefined; limit: number },
    ): Promise<SearchedPage> {
      const after = decodeSearchCursor(cursor)
      const known = await knowledge.current()
      const tiers = tiersOf(wish, known)
      const now = clock.now()
      const found: (FoundCard & { tier: Tier })[] = []
      for (const tier of [0, 1] as const) {
        const query = tiers[tier]
        const missing = limit + 1 - found.length
        if (missing === 0 || query === undefined || tier < (after?.tier ?? 0)) continue
        const from = after?.tier === tier ? after : firstPosition
        const rows = await findOfTier(query, { after: from, now, limit: missing, known })
        found.push(...rows.map((row) => ({ ...row, tier })))
      }
      const items = found.slice(0, limit)
      const last = found.length > limit ? items.at(-1) : undefined
      const nextCursor = last
        ? encodeSearchCursor({ tier: last.tier, liveAt: last.live_at, id: last.id })
        : null
      return { items, nextCursor }
    },

    /** How many live jobs match; `most` when there are more. */
    async count(wish: SearchWish, most: number): Promise<number> {
      const known = await knowledge.current()
      const now = clock.now()
      const { strict, loose } = questionOf(wish, known)
      const query = loose ?? strict
      return query === undefined
        ? await countLive(db, { now, most })
        : await countMatching(db, { query: query.text, now, most })
    },

    /** Puts an accepted job where it is found, within the transaction that accepts or changes it. */
    async put(trx: Kysely<DB>, job: IndexedJob): Promise<void> {
      await index.putInSearch(trx, [job])
      knowledge.learn(wordsOf(job.title))
    },

    drop: index.dropFromSearch,

    wordsOf,

    /** Writes anew what an older version of the product wrote. Several nodes may do it at once. */
    async renewOutdated(): Promise<void> {
      for (;;) {
        const renewed = await db.transaction().execute(async (trx) => {
          const jobs = await index.lockOutdated(trx, rebuildBatch)
          await index.putInSearch(trx, jobs)
          return jobs.length
        })
        if (renewed < rebuildBatch) return
      }
    },
  }

  async function findOfTier(
    query: TextQuery | 'everything',
    {
      known,
      after,
      ...wish
    }: { after: LivePosition; now: Date; limit: number; known: SearchKnowledge },
  ): Promise<FoundCard[]> {
    return query === 'everything'
      ? await findNewest(db, { ...wish, ...after })
      : await findJobs(db, { ...wish, after, query, liveJobs: known.liveJobs })
  }
}

function tiersOf(
  wish: SearchWish,
  known: SearchKnowledge,
): readonly [TextQuery | 'everything', TextQuery | undefined] {
  const { strict, loose } = questionOf(wish, known)
  return [strict ?? 'everything', strict && loose && without(loose, strict)]
}

/** The wish as queries; `loose` is there when a text is. */
function questionOf(
  { q, filters }: SearchWish,
  known: SearchKnowledge,
): { strict: TextQuery | undefined; loose: TextQuery | undefined } {
  const values = filterNames.flatMap((name) => {
    const value = filters[name]
    if (value === undefined || value.trim() === '') return []
    const lexeme = filterTerm(name, value)
    return [term(lexeme, known.shareOf(lexeme))]
  })
  const text = understand(q ?? '', known)
  return {
    strict: allOf([...(text ? [text.strict] : []), ...values]),
    loose: text && allOf([text.loose, ...values]),
  }
}

const filterNames = [
  'category',
  'location',
  'company',
  'education',
  'experience',
  'workType',
] as const satisfies readonly FilterName[]
