import { LRUCache } from 'lru-cache'
import type { Clock } from '#server/lib/clock.ts'

type Load<Value> = () => Promise<Value | undefined>

type Options<Value> = {
  /** The maximum sum of the sizes of all entries. */
  readonly maxSize: number
  /** Without it each entry counts as one. */
  readonly sizeOf?: (value: Value, key: string) => number
  readonly expiry?: {
    readonly clock: Clock
    /** How long an entry that is set now is served. */
    readonly ttlMs: () => number
  }
}

export type Cache<Value> = {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
  readonly delete: (key: string) => void
  readonly clear: () => void
  /**
   * The cached value, or the one that `load` gives. Callers that ask for a key while it loads share the load. Neither
   * undefined nor a failure is cached.
   */
  readonly getOrLoad: {
    (key: string, load: () => Promise<Value>): Promise<Value>
    (key: string, load: Load<Value>): Promise<Value | undefined>
  }
}

/** A cache that evicts the least recently used entries. */
export function createCache<Value extends {}>(options: Options<Value>): Cache<Value> {
  const { maxSize, sizeOf = () => 1, expiry } = options
  const ttlMs = () => expiry?.ttlMs() ?? 0
  const cache = new LRUCache<string, Value, Load<Value>>({
    maxSize,
    sizeCalculation: sizeOf,
    ...(expiry && { perf: { now: () => expiry.clock.now().getTime() }, ttlResolution: 0 }),
    fetchMethod: (_key, _stale, { context: load, options: entry }) => {
      entry.ttl = ttlMs()
      return load()
    },
    // An entry that is evicted or deleted while it loads still answers those who wait for it.
    ignoreFetchAbort: true,
  })

  function getOrLoad(key: string, load: () => Promise<Value>): Promise<Value>
  function getOrLoad(key: string, load: Load<Value>): Promise<Value | undefined>
  function getOrLoad(key: string, load: Load<Value>): Promise<Value | undefined> {
    return cache.fetch(key, { context: load })
  }

  return {
    get: (key) => cache.get(key),
    set: (key, value) => void cache.set(key, value, { ttl: ttlMs() }),
    delete: (key) => void cache.delete(key),
    clear: () => cache.clear(),
    getOrLoad,
  }
}
