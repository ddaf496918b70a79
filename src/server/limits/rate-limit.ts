import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { AppError } from '#server/lib/app-error.ts'
import { clockToleranceMs } from '#server/lib/clock.ts'

type Allowance = { readonly points: number; readonly seconds: number }

/** A counter shared by all processes through the database. Its `name` must be unique. */
export function createRateLimiter(
  pool: Pool,
  name: string,
  { points, seconds }: Allowance,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  })
}

/**
 * Takes back a count. Never throws: the counted action is done, and a count too many ends with its
 * window.
 */
export async function takeBack(limiter: RateLimiterPostgres, key: string): Promise<void> {
  await limiter.reward(key).catch(() => undefined)
}

/** Whether a window ends later than a new one would: a wrong clock has started it. */
export const isOfAnotherClock = (msBeforeEnd: number, seconds: number): boolean =>
  msBeforeEnd > seconds * 1000 + clockToleranceMs

/** @throws AppError TOO_MANY_REQUESTS once the limit is used up */
export async function countAgainst(
  limiter: RateLimiterPostgres,
  key: string,
  messageKey?: MessageKey,
): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection
    if (isOfAnotherClock(rejection.msBeforeNext, limiter.duration)) {
      await limiter.delete(key)
      return await countAgainst(limiter, key, messageKey)
    }
    throw new AppError('TOO_MANY_REQUESTS', {
      retryAfterSeconds: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)),
      ...(messageKey && { messageKey }),
    })
  }
}
