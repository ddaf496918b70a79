import type { Clock } from '../lib/clock.ts'

/** One answer may be made of another: so the two are a minute old at most. */
export const halfMinuteMs = 30_000

type Keeping = {
  readonly clock: Clock
  readonly keptMs: number
  readonly mostKept: number
}

/** Answers that stand for a while; the oldest goes when there are too many. */
export function createKeptAnswers<Answer>({ clock, keptMs, mostKept }: Keeping) {
  const kept = new Map<string, { readonly answer: Answer; readonly at: number }>()

  return {
    get(key: string): Answer | undefined {
      const found = kept.get(key)
      const age = found ? clock.now().getTime() - found.at : keptMs
      return found && age >= 0 && age < keptMs ? found.answer : undefined
    },
    set(key: string, answer: Answer): void {
      kept.delete(key)
      kept.set(key, { answer, at: clock.now().getTime() })
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
