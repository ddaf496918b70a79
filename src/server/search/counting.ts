import type { Reader } from '../db/replica-reader.ts'
import type { Clock } from '../lib/clock.ts'
import { countJobs } from './count-jobs.ts'
import type { JobChanges } from './watch-job-changes.ts'
import { createKeptAnswers, halfMinuteMs } from './kept-answers.ts'
import { countLive } from './search-counts.repository.ts'
import type { SearchKnowledge } from './search-knowledge.ts'
import { widest } from './search-question.ts'
import type { Question } from './search-question.ts'

const mostKept = 5_000

export type Counting = ReturnType<typeof createCounting>

/** Counts of live jobs, each kept for half a minute; what was counted to its end no longer than no job of this process changes. */
export function createCounting({
  read,
  clock,
  changes,
}: {
  read: Reader
  clock: Clock
  changes: JobChanges
}) {
  const kept = createKeptAnswers<number>({ clock, keptMs: halfMinuteMs, mostKept })
  /** What is more than anybody counts to stays so when jobs come and go. */
  const reached = createKeptAnswers<number>({ clock, keptMs: halfMinuteMs, mostKept })
  changes.onChange(kept.dropAll)

  return {
    /** How many live jobs match, where that is known; `most` when there are more. */
    recall: (question: Question, most: number): number | undefined =>
      recallBy(keyOf(question, most)),

    /** @param begunAt When counting began, by `performance.now()`. */
    learn(question: Question, count: number, { most, begunAt }: { most: number; begunAt: number }) {
      learnBy(keyOf(question, most), count, { most, begunAt })
    },

    /** How many live jobs match; `most` when there are more. */
    async countUpTo(
      question: Question,
      { most, known }: { most: number; known: SearchKnowledge },
    ): Promise<number> {
      const { pincodes } = question
      const query = widest(question)
      const key = keyOf(question, most)
      const counted = recallBy(key)
      if (counted !== undefined) return counted
      const begunAt = performance.now()
      const now = clock.now()
      const { answer: count } = await read((from) =>
        query
          ? countJobs(from, { query, pincodes, now, most, known })
          : countLive(from, { now, most }),
      )
      learnBy(key, count, { most, begunAt })
      return count
    },
  }

  function recallBy(key: string): number | undefined {
    return reached.get(key) ?? kept.get(key)
  }

  function learnBy(
    key: string,
    count: number,
    { most, begunAt }: { most: number; begunAt: number },
  ): void {
    if (count >= most) reached.set(key, most)
    else if (changes.haveSettledBefore(begunAt)) kept.set(key, count)
  }
}

function keyOf(question: Question, most: number): string {
  return `${most} ${question.pincodes?.join(',') ?? ''} ${widest(question)?.text ?? ''}`
}
