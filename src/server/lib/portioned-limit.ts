import type { Pool } from 'pg'
import { AppError } from './app-error.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { createRateLimiter, isOfAnotherClock } from './rate-limit.ts'

type Allowance = { readonly points: number; readonly seconds: number }

/** What this process may still give to one key before it asks the database again. */
type Portion = { left: number; isLast: boolean; endsAt: number }

/** So many times at most a process asks the database for one key within the time of a limit. */
const portionsOfLimit = 20
/** Those whose portions are forgotten first have come first. */
const keptKeys = 50_000

export type PortionedLimiter = (key: string, messageKey?: MessageKey) => Promise<void>

/**
 * A limit of many points, shared by all processes through the database. A process takes them in portions, so
 * that most calls cost the database nothing. What it took and did not give is lost to the others: with many
 * processes a limit may be reached a portion for each of them early, and never late.
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
    const held = heldOf(key)
    if (held && held.left > 0) {
      held.left -= 1
      return
    }
    const portion = held?.isLast ? held : await fetchPortion(key)
    if (portion.left > 0) {
      portion.left -= 1
      return
    }
    throw new AppError('TOO_MANY_REQUESTS', {
      retryAfterSeconds: Math.max(1, Math.ceil((portion.endsAt - Date.now()) / 1000)),
      ...(messageKey && { messageKey }),
    })
  }

  function heldOf(key: string): Portion | undefined {
    const held = portions.get(key)
    const msBeforeEnd = held ? held.endsAt - Date.now() : 0
    return msBeforeEnd > 0 && !isOfAnotherClock(msBeforeEnd, seconds) ? held : undefined
  }

  async function fetchPortion(key: string): Promise<Portion> {
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key, size)
    if (isOfAnotherClock(msBeforeNext, seconds)) {
      await limiter.delete(key)
      return await fetchPortion(key)
    }
    const taken = Math.max(0, Math.min(size, points + size - consumedPoints))
    // Another call may have fetched one meanwhile.
    const portion = {
      left: taken + (heldOf(key)?.left ?? 0),
      isLast: taken < size,
      endsAt: Date.now() + msBeforeNext,
    }
    portions.delete(key)
    portions.set(key, portion)
    const oldest = portions.keys().next()
    if (portions.size > keptKeys && !oldest.done) portions.delete(oldest.value)
    return portion
  }
}
