import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { MessageKey } from '#contract/sentences.ts'
import { AppError } from './app-error.ts'
import { clockToleranceMs } from './clock.ts'

type Allowance = { readonly points: number; readonly seconds: number }

/** A counter shared by all processes through the database. `name` must be its own. */
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
 * What was counted was none. Never throws: what it was counted for is done by now, and a count too many is forgotten
 * with its window.
 */
export async function takeBack(limiter: RateLimiterPostgres, key: string): Promise<void> {
  await limiter.reward(key).catch(() => undefined)
}

/** A window that ends later than one that begins now was begun before the clock was put right: it would last too long. */
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
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    if (isOfAnotherClock(refusal.msBeforeNext, limiter.duration)) {
      await limiter.delete(key)
      return await countAgainst(limiter, key, messageKey)
    }
    throw new AppError('TOO_MANY_REQUESTS', {
      retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
      ...(messageKey && { messageKey }),
    })
  }
}
