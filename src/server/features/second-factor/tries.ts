import type { Pool } from 'pg'
import { limits } from '#server/lib/limits.ts'
import { AppError } from '#server/lib/app-error.ts'
import { countAgainst, createRateLimiter, takeBack } from '#server/limits/rate-limit.ts'

/**
 * Limits guesses at an account's second step over all its sessions. A guess is counted before it is
 * checked, so that parallel guesses cannot exceed the limit. A correct one is uncounted.
 */
export function createTries(pool: Pool) {
  const limiter = createRateLimiter(pool, 'second-factor', {
    points: limits.secondFactorTries,
    seconds: limits.secondFactorTriesMinutes * 60,
  })
  const isWrong = (error: unknown) =>
    error instanceof AppError && error.code === 'WRONG_SECOND_CODE'

  /** @throws AppError TOO_MANY_REQUESTS once the limit is reached */
  return async function counted<Value>(
    accountId: string,
    check: () => Promise<Value>,
  ): Promise<Value> {
    await countAgainst(limiter, accountId)
    try {
      const value = await check()
      await takeBack(limiter, accountId)
      return value
    } catch (error) {
      // Other failures reveal nothing about the code.
      if (!isWrong(error)) await takeBack(limiter, accountId)
      throw error
    }
  }
}
