import type { QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import { limits } from '#server/lib/limits.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isLoopback, networkOf } from '#server/lib/network.ts'
import { countAgainst, createRateLimiter, takeBack } from '#server/limits/rate-limit.ts'
import { countOnce, uncountOnce } from '#server/limits/shared-counter.ts'
import { prefixOf } from './login-code.rules.ts'

export type LoginLimits = ReturnType<typeof createLoginLimits>

type Caps = {
  readonly perHour: number
  readonly perNetworkPerHour: number
  readonly perNetworkPerDay: number
  readonly perPrefixPerQuarterHour: number
}

/** A code that is about to be sent, and the address that requested it. */
type Message = { readonly phone: string; readonly address: string }

const hourSeconds = 3600
const daySeconds = 24 * hourSeconds
const everybody = 'everybody'

/** The hour's spending cap is reached. The caller replies that the code was not sent. */
export class SpendingCapError extends Error {
  override readonly name = 'SpendingCapError'
}

/**
 * Counters that all processes share through the database. Each `count` throws TOO_MANY_REQUESTS
 * once its limit is reached.
 * @param isLoopbackFree does not count callers on this machine: a proxy or a test stands for many people
 */
export function createLoginLimits(
  pool: Pool,
  { isLoopbackFree, caps }: { isLoopbackFree: boolean; caps: Caps },
) {
  const limiter = (name: string, points: number, seconds: number) =>
    createRateLimiter(pool, name, { points, seconds })
  const codesPerHour = limiter('codes-hour', caps.perNetworkPerHour, hourSeconds)
  const codesPerDay = limiter('codes-day', caps.perNetworkPerDay, daySeconds)
  const triesPerHour = limiter('tries-hour', limits.loginTriesPerAddressPerHour, hourSeconds)
  const perPrefix = {
    name: 'codes-prefix',
    points: caps.perPrefixPerQuarterHour,
    seconds: hourSeconds / 4,
  }
  const spending = { name: 'all-codes-hour', points: caps.perHour, seconds: hourSeconds }

  const isFree = (address: string) => isLoopbackFree && isLoopback(address)

  return {
    /** Counts a request for a code by its network address. */
    async countCode(address: string): Promise<void> {
      if (isFree(address)) return
      await countAgainst(codesPerHour, networkOf(address))
      await countAgainst(codesPerDay, networkOf(address))
    },
    /** Counts a guess at a code by its network address. */
    async countTry(address: string): Promise<void> {
      if (!isFree(address)) await countAgainst(triesPerHour, networkOf(address))
    },
    /** Uncounts a try whose code was correct. */
    async uncountTry(address: string): Promise<void> {
      if (!isFree(address)) await takeBack(triesPerHour, networkOf(address))
    },
    /**
     * Counts a message that costs money, in the transaction that saves its code.
     * @throws SpendingCapError
     */
    async countMessage(tx: QueryExecutorProvider, { phone, address }: Message): Promise<void> {
      if (!isFree(address)) await countOnce(tx, perPrefix, prefixOf(phone))
      try {
        await countOnce(tx, spending, everybody)
      } catch (refusal) {
        if (!(refusal instanceof AppError)) throw refusal
        throw new SpendingCapError('the codes of this hour are used up', { cause: refusal })
      }
    },
    /** Uncounts a message that the provider refused, and that therefore cost nothing. */
    async uncountMessage(db: QueryExecutorProvider, { phone, address }: Message): Promise<void> {
      if (!isFree(address)) await uncountOnce(db, perPrefix, prefixOf(phone))
      await uncountOnce(db, spending, everybody)
    },
  }
}
