import type { Kysely } from 'kysely'
import { z } from 'zod'
import { indiaDate } from '#contract/india-time.ts'
import type { MissedSearch } from '#contract/job-search/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { createCache } from '#server/cache/lru.ts'
import type { DB } from '#server/db/types.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { readCursor, writeCursor } from '#server/lib/page.ts'
import type { Page } from '#server/lib/page.ts'
import { countableWords } from './countable-words.rules.ts'
import * as repository from './missed-searches.repository.ts'

type Deps = { db: Kysely<DB>; clock: Clock; log: Log }
type ListInput = { cursor?: string | undefined; limit?: number | undefined }

/** The same words count once in this time, so that a person who tries again counts once. */
const pauseMs = 600_000
const maxRecent = 5_000
const dayMs = 86_400_000
const positionSchema = z.tuple([
  z.int().min(1),
  z
    .string()
    .max(limits.synonymLength)
    .regex(/^[^\0]*$/),
])

/** Counts the words that find no job, by day and without persons, for those who add synonyms. */
export function createMissedSearches({ db, clock, log }: Deps) {
  const recent = createCache<{ readonly counted: true }>({
    maxSize: maxRecent,
    expiry: { clock, ttlMs: () => pauseMs },
  })

  return {
    /** A search does not fail when its words can not be counted. */
    async countMissed(text: string): Promise<void> {
      const words = countableWords(text)
      if (words === undefined || recent.get(words)) return
      recent.set(words, { counted: true })
      const day = indiaDate(clock.now())
      await repository
        .countMissedSearch(db, { day, words })
        .catch((error: unknown) => log.warn({ error }, 'A missed search was not counted'))
    },

    /** @throws AppError MALFORMED for a cursor that this server did not make */
    async listMissedSearches({
      cursor,
      limit = limits.listDefault,
    }: ListInput): Promise<Page<MissedSearch>> {
      const position = readCursor(cursor, positionSchema)
      const after = position && { times: position[0], words: position[1] }
      const { rows, total } = await repository.listMissedSearches(db, { after, limit: limit + 1 })
      const items = rows.slice(0, limit)
      const last = rows.length > limit ? items.at(-1) : undefined
      return {
        items: items.map(({ words, times, last_day: lastDay }) => ({ words, times, lastDay })),
        total,
        nextCursor: last ? writeCursor([last.times, last.words]) : null,
      }
    },

    async deleteOldMissed(): Promise<void> {
      const since = clock.now().getTime() - limits.missedSearchRetentionDays * dayMs
      await repository.deleteMissedSearches(db, indiaDate(new Date(since)))
    },
  }
}
