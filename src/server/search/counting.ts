import type { Kysely } from 'kysely'
import type { DB } from '../db/types.ts'
import type { Clock } from '../lib/clock.ts'
import { countJobs } from './count-jobs.ts'
import { createKeptAnswers, minuteMs } from './kept-answers.ts'
import { countLive } from './search-counts.repository.ts'
import type { Question } from './search-question.ts'

const mostKept = 5_000

export type Counting = ReturnType<typeof createCounting>

/** Counts of live jobs. What is more than anybody counts to stays so for a minute, and is kept as long. */
export function createCounting({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const reached = createKeptAnswers<number>({ clock, keptMs: minuteMs, mostKept })

  return {
    /** How many live jobs match; `most` when there are more. */
    async countUpTo(
      { strict, loose, pincodes }: Question,
      { most, liveJobs }: { most: number; liveJobs: number },
    ): Promise<number> {
      const query = loose ?? strict
      const key = `${most} ${pincodes?.join(',') ?? ''} ${query?.text ?? ''}`
      const known = reached.get(key)
      if (known !== undefined) return known
      const now = clock.now()
      const count = query
        ? await countJobs(db, { query, pincodes, now, most, liveJobs })
        : await countLive(db, { now, most })
      if (count >= most) reached.set(key, count)
      return count
    },
  }
}
