import type { QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import { limits } from '#contract/limits.ts'
import { AppError } from '../lib/app-error.ts'
import { isLoopback, networkOf } from '../lib/network.ts'
import { countAgainst, createRateLimiter, takeBack } from '../lib/rate-limit.ts'
import { countOnce, uncountOnce } from '../lib/shared-counter.ts'
import { prefixOf } from './login-code.rules.ts'

export type LoginLimits = ReturnType<typeof createLoginLimits>

type Caps = {
  readonly perHour: number
  readonly perNetworkPerHour: number
  readonly perNetworkPerDay: number
  readonly perPrefixPerQuarterHour: number
}

/** A code that is about to go out, and who asked for it. */
type Message = { readonly phone: string; readonly address: string }

const hourSeconds = 3600
const daySeconds = 24 * hourSeconds
const everybody = 'everybody'

/** The product sends nothing more in this hour. Whoever asked is told that the code was not sent. */
export class SpendingCapError extends Error {
  override readonly name = 'SpendingCapError'
}

/**
 * Counters shared by all processes through the database. Each `count` throws TOO_MANY_REQUESTS
 * once its limit is used up.
 * @param isLoopbackFree leaves out callers on this machine, where a proxy or a test stands for many
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
      if (!isFree(address)) await takeBack(triesPerHour, networkOf(address))
    },
    /**
     * A message about to be paid for, in the transaction that writes its code.
     * @throws SpendingCapError
     */
    async countMessage(trx: QueryExecutorProvider, { phone, address }: Message): Promise<void> {
      if (!isFree(address)) await countOnce(trx, perPrefix, prefixOf(phone))
      try {
        await countOnce(trx, spending, everybody)
      } catch (refusal) {
        if (!(refusal instanceof AppError)) throw refusal
        throw new SpendingCapError('the codes of this hour are used up', { cause: refusal })
      }
    },
    /** The message was refused, so it cost nothing. */
    async uncountMessage(db: QueryExecutorProvider, { phone, address }: Message): Promise<void> {
      if (!isFree(address)) await uncountOnce(db, perPrefix, prefixOf(phone))
      await uncountOnce(db, spending, everybody)
    },
  }
}
