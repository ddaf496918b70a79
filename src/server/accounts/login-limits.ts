import type { Pool } from 'pg'
import { limits } from '#contract/limits.ts'
import { isLoopback, networkOf } from '../lib/network.ts'
import { countAgainst, createRateLimiter } from '../lib/rate-limit.ts'

export type LoginLimits = ReturnType<typeof createLoginLimits>

const hourSeconds = 3600
const daySeconds = 24 * hourSeconds
const everybody = 'everybody'

/**
 * Counters shared by all processes through the database. Each `count` throws TOO_MANY_REQUESTS
 * once its limit is used up.
 * @param isLoopbackFree leaves out callers on this machine, where a proxy or a test stands for many
 */
export function createLoginLimits(pool: Pool, { isLoopbackFree }: { isLoopbackFree: boolean }) {
  const limiter = (name: string, points: number, seconds: number) =>
    createRateLimiter(pool, name, { points, seconds })
  const codesPerHour = limiter('codes-hour', limits.loginCodesPerAddressPerHour, hourSeconds)
  const codesPerDay = limiter('codes-day', limits.loginCodesPerAddressPerDay, daySeconds)
  const triesPerHour = limiter('tries-hour', limits.loginTriesPerAddressPerHour, hourSeconds)
  const allCodesPerHour = limiter('all-codes-hour', limits.loginCodesPerHour, hourSeconds)

  const isFree = (address: string) => isLoopbackFree && isLoopback(address)

  return {
    /** A request for a code, from a network address. */
    async countCode(address: string): Promise<void> {
      if (isFree(address)) return
      await countAgainst(codesPerHour, networkOf(address))
      await countAgainst(codesPerDay, networkOf(address))
    },
    /** A guess at a code, from a network address. */
    async countTry(address: string): Promise<void> {
      if (!isFree(address)) await countAgainst(triesPerHour, networkOf(address))
    },
    /** The guess was right, so it was none. */
    async forgiveTry(address: string): Promise<void> {
      if (!isFree(address)) await triesPerHour.reward(networkOf(address))
    },
    /** A message about to be paid for. */
    countSpending: () => countAgainst(allCodesPerHour, everybody),
  }
}
