import type { Pool } from 'pg'
import { limits } from '#contract/limits.ts'
import { AppError } from '../lib/app-error.ts'
import { countAgainst, createRateLimiter, takeBack } from '../lib/rate-limit.ts'

export type Tries = ReturnType<typeof createTries>

/**
 * Guesses at an account's second step, whichever session makes them. Each is counted before it is
 * judged, so that no number of parallel guesses is worth more than the limit; a right one was none.
 */
export function createTries(pool: Pool) {
  const limiter = createRateLimiter(pool, 'second-factor', {
    points: limits.secondFactorTries,
    seconds: limits.secondFactorTriesMinutes * 60,
  })
  const isWrong = (error: unknown) =>
    error instanceof AppError && error.code === 'WRONG_SECOND_CODE'

  /** @throws AppError TOO_MANY_REQUESTS once the limit is used up */
  return async function counted<Value>(
    accountId: string,
    judge: () => Promise<Value>,
  ): Promise<Value> {
    await countAgainst(limiter, accountId)
    try {
      const value = await judge()
      await takeBack(limiter, accountId)
      return value
    } catch (error) {
      // What failed for another reason told nothing about the code.
      if (!isWrong(error)) await takeBack(limiter, accountId)
      throw error
    }
  }
}
