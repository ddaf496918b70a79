import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import { promisesMore } from './count-jobs.ts'
import { countAmongNewest, countPartsOfSome } from './search-counts.repository.ts'
import type { SearchKnowledge } from './search-knowledge.ts'
import type { Question } from './search-question.ts'
import type { TextQuery } from './text-query.rules.ts'

type Wish = {
  readonly question: Question
  readonly parts: readonly TextQuery[]
  readonly now: Date
  readonly most: number
  readonly known: Pick<SearchKnowledge, 'liveJobs'>
}

/**
 * How many of the live jobs that match a question match each of its parts; `most` when there are more, undefined
 * where it must be counted by itself. Where the question has few matches all are looked at, otherwise some of them.
 */
export async function countParts(
  db: Kysely<DB>,
  { question, parts, now, most, known }: Wish,
): Promise<(number | undefined)[]> {
  const { strict, loose, pincodes } = question
  const query = loose ?? strict
  const { read, isAll, counts } = await countPartsOfSome(db, {
    query,
    pincodes,
    now,
    parts: parts.map(({ text }) => text),
  })
  if (isAll) return counts.map((count) => Math.min(count, most))
  const matches = query === undefined ? known.liveJobs : await fewestMatches(query)
  const share = Math.min(1, read / Math.max(matches, 1))
  return counts.map((count) =>
    count >= most || promisesMore(count, share, most) ? most : undefined,
  )

  /** By the newest jobs, and no more than they surely tell. */
  async function fewestMatches(text: TextQuery): Promise<number> {
    const newest = await countAmongNewest(db, { query: text, pincodes, now })
    const surely = newest.matching - 3 * Math.sqrt(newest.matching)
    return (surely / Math.max(newest.read, 1)) * known.liveJobs
  }
}
