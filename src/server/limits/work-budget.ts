import type { Pool } from 'pg'
import { AppError } from '#server/lib/app-error.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { createRateLimiter, isOfAnotherClock } from './rate-limit.ts'

/** An account's time of a costly kind of work within an hour, over all processes. */
export type WorkBudget = {
  /** @throws AppError TOO_MANY_REQUESTS once the time is used up */
  readonly requireSome: (accountId: string) => Promise<void>
  readonly spend: (accountId: string, ms: number) => Promise<void>
}

type Options = { readonly ms: number; readonly messageKey: MessageKey }

const windowSeconds = 3600

/** @param name unique among all counters and rate limiters */
export function createWorkBudget(
  pool: Pool,
  name: string,
  { ms, messageKey }: Options,
): WorkBudget {
  const limiter = createRateLimiter(pool, name, { points: ms, seconds: windowSeconds })
  return {
    async requireSome(accountId) {
      const spent = await limiter.get(accountId)
      if (!spent || spent.consumedPoints < ms) return
      if (isOfAnotherClock(spent.msBeforeNext, windowSeconds)) {
        await limiter.delete(accountId)
        return
      }
      throw new AppError('TOO_MANY_REQUESTS', {
        retryAfterSeconds: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)),
        messageKey,
      })
    },

    async spend(accountId, usedMs) {
      await limiter.penalty(accountId, Math.ceil(usedMs))
    },
  }
}
