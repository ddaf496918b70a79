import { createCache } from '#server/cache/lru.ts'
import type { Cache } from '#server/cache/lru.ts'
import type { Clock } from '#server/lib/clock.ts'

/** One result may be computed from another, so a result is at most a minute old. */
const maxTtlMs = 30_000
const minTtlMs = (2 / 3) * maxTtlMs

/** Expiry is jittered so that results cached together do not expire together. */
const jitteredTtlMs = () => Math.floor(minTtlMs + Math.random() * (maxTtlMs - minTtlMs))

/** Results of searches: counts and pages, each for at most half a minute. */
export function createResultCache<Result extends {}>({
  clock,
  maxResults,
}: {
  clock: Clock
  maxResults: number
}): Cache<Result> {
  return createCache({ maxSize: maxResults, expiry: { clock, ttlMs: jitteredTtlMs } })
}
