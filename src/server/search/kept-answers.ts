import type { Clock } from '../lib/clock.ts'

/** One answer may be made of another: so the two are a minute old at most. */
export const halfMinuteMs = 30_000

/** Of its time an answer stands for two thirds at least: what was asked together is not worked out anew all at once. */
const surely = 2 / 3

type Keeping = {
  readonly clock: Clock
  /** At most. */
  readonly keptMs: number
  readonly mostKept: number
}

/** Answers that stand for a while; the oldest goes when there are too many. */
export function createKeptAnswers<Answer>({ clock, keptMs, mostKept }: Keeping) {
  type Kept = { readonly answer: Answer; readonly at: number; readonly forMs: number }
  const kept = new Map<string, Kept>()

  return {
    get(key: string): Answer | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      const age = clock.now().getTime() - found.at
      return age >= 0 && age < found.forMs ? found.answer : undefined
    },
    set(key: string, answer: Answer): void {
      kept.delete(key)
      const forMs = keptMs * (surely + (1 - surely) * Math.random())
      kept.set(key, { answer, at: clock.now().getTime(), forMs })
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    },
    drop(key: string): void {
      kept.delete(key)
    },
    dropAll(): void {
      kept.clear()
    },
  }
}

/** The same question is worked out once for all who ask it within half a minute; a failure is not kept. */
export function keepForHalfMinute<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
  options: Omit<Keeping, 'keptMs'>,
): (key: string, question: Question) => Promise<Answer> {
  const cache = createKeptAnswers<Promise<Answer>>({ ...options, keptMs: halfMinuteMs })
  return async (key, question) => {
    const known = cache.get(key)
    if (known) return await known
    const working = answer(question)
    cache.set(key, working)
    try {
      return await working
    } catch (error) {
      cache.drop(key)
      throw error
    }
  }
}
