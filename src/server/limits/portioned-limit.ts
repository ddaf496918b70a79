import type { Pool } from 'pg'
import { isDatabaseAway } from '#server/lib/database-away.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { createRateLimiter, isOfAnotherClock } from './rate-limit.ts'

type Allowance = { readonly points: number; readonly seconds: number }

/** The points that this process has taken for a key and not used yet. */
type Portion = { left: number; isLast: boolean; endsAt: number }

/** A process asks the database at most this often for one key within the window of a limit. */
const portionsOfLimit = 20
/** While the database is away, a process counts for itself: a portion for this time. */
const ownPortionMs = 5_000
/** Beyond this number, the oldest portions are dropped. */
const maxPortions = 50_000

export type PortionedLimiter = (key: string, messageKey?: MessageKey) => Promise<void>

/**
 * A limit of many points that all processes share through the database. A process takes points in
 * portions, so most calls need no query. Its unused points are lost to the others: with many
 * processes a limit may be reached a portion per process early, and never late.
 */
export function createPortionedLimiter(
  pool: Pool,
  name: string,
  { points, seconds }: Allowance,
): PortionedLimiter {
  const limiter = createRateLimiter(pool, name, { points, seconds })
  const size = Math.max(1, Math.floor(points / portionsOfLimit))
  const portions = new Map<string, Portion>()

  /** @throws AppError TOO_MANY_REQUESTS once the limit is used up */
  return async (key, messageKey) => {
    const current = currentPortion(key)
    if (current && current.left > 0) {
      current.left -= 1
      return
    }
    const portion = current?.isLast ? current : await fetchPortion(key)
    if (portion.left > 0) {
      portion.left -= 1
      return
    }
    throw new AppError('TOO_MANY_REQUESTS', {
      retryAfterSeconds: Math.max(1, Math.ceil((portion.endsAt - Date.now()) / 1000)),
      ...(messageKey && { messageKey }),
    })
  }

  function currentPortion(key: string): Portion | undefined {
    const current = portions.get(key)
    const msBeforeEnd = current ? current.endsAt - Date.now() : 0
    return msBeforeEnd > 0 && !isOfAnotherClock(msBeforeEnd, seconds) ? current : undefined
  }

  async function fetchPortion(key: string): Promise<Portion> {
    const penalty = await limiter.penalty(key, size).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error
      return undefined
    })
    if (!penalty)
      return setPortion(key, { left: size, isLast: true, endsAt: Date.now() + ownPortionMs })
    const { consumedPoints, msBeforeNext } = penalty
    if (isOfAnotherClock(msBeforeNext, seconds)) {
      await limiter.delete(key)
      return await fetchPortion(key)
    }
    const taken = Math.max(0, Math.min(size, points + size - consumedPoints))
    // Another call may have fetched a portion meanwhile.
    return setPortion(key, {
      left: taken + (currentPortion(key)?.left ?? 0),
      isLast: taken < size,
      endsAt: Date.now() + msBeforeNext,
    })
  }

  function setPortion(key: string, portion: Portion): Portion {
    portions.delete(key)
    portions.set(key, portion)
    const oldest = portions.keys().next()
    if (portions.size > maxPortions && !oldest.done) portions.delete(oldest.value)
    return portion
  }
}
