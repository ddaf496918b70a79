import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import { widest } from './search-question.ts'
import type { Question } from './search-question.ts'
import { findByStrictness, firstPosition, mostRead } from './search.repository.ts'
import type { FoundCard } from './search.repository.ts'

type Wish = {
  readonly question: Question
  /** Whether what is as typed comes before what is near it. */
  readonly isBestFirst: boolean
  readonly now: Date
  readonly limit: number
  /** About how many jobs are live; below 0 when nobody knows. */
  readonly liveJobs: number
}

/** The jobs, unless there are so many that they are found otherwise; and how many match, `mostRead` at most. */
export type Counted = {
  readonly found: (FoundCard & { readonly rank: number })[] | undefined
  readonly count: number
}

/** With fewer than are read, so that a guess that is somewhat wrong does no harm. */
const fewExpected = 0.75 * mostRead

/**
 * The first jobs that match and how many do, where few are expected: all of them are read once for both. Undefined where
 * that is no good.
 */
export async function findCounted(
  db: Kysely<DB>,
  { question, isBestFirst, now, limit, liveJobs }: Wish,
): Promise<Counted | undefined> {
  const { strict, pincodes } = question
  const query = widest(question)
  if (!query || !strict || query.share * liveJobs > fewExpected) return undefined
  const rows = await findByStrictness(db, {
    ...firstPosition,
    query,
    strict: isBestFirst ? strict : query,
    pincodes,
    now,
    limit,
  })
  const count = rows[0]?.read ?? 0
  return {
    found: count < mostRead ? rows.map((row) => ({ ...row, rank: 1 - row.rank })) : undefined,
    count,
  }
}
