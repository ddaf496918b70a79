import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { CallLimit, LimitOfCall } from '#contract/call-limits.ts'
import { routeLimits } from '#contract/route-policies.ts'
import { isLoopback, networkOf } from '#server/lib/network.ts'
import { createPortionedLimiter } from '#server/limits/portioned-limit.ts'
import type { PortionedLimiter } from '#server/limits/portioned-limit.ts'

type Caller = { readonly accountId: string | undefined; readonly address: string }

/** @throws AppError TOO_MANY_REQUESTS once the limit is used up */
export type CountCall = (limit: LimitOfCall, caller: Caller) => Promise<void>

type Settings = {
  /** Multiplies every limit. */
  readonly scale: number
  /**
   * Skips callers on this machine without a session, where a proxy or a test stands for many
   * callers.
   */
  readonly isLoopbackFree: boolean
}

/** Counts calls over all processes: with a session by account, otherwise by network. */
export function createCallLimits(pool: Pool, { scale, isLoopbackFree }: Settings): CountCall {
  const limiters = new Map<string, PortionedLimiter>()

  function limiterOf({ name, calls, seconds }: CallLimit): PortionedLimiter {
    const existing = limiters.get(name)
    if (existing) return existing
    const points = Math.ceil(calls * scale)
    const made = createPortionedLimiter(pool, `calls-${name}`, { points, seconds })
    limiters.set(name, made)
    return made
  }

  return async (limit, { accountId, address }) => {
    if (typeof limit === 'string') return
    if (accountId === undefined && isLoopbackFree && isLoopback(address)) return
    await limiterOf(limit)(accountId ?? networkOf(address), limit.messageKey)
  }
}

/** Counts requests of paths that are no declared calls. Such paths are bound after this. */
export function limitRoutes(app: FastifyInstance, countCall: CountCall): void {
  const limits = new Map<string, LimitOfCall>(Object.entries(routeLimits))
  app.addHook('onRequest', async (request) => {
    const limit = limits.get(request.routeOptions.url ?? '')
    if (limit) await countCall(limit, { accountId: undefined, address: request.ip })
  })
}
