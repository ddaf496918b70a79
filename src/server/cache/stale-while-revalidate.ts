import { LRUCache } from 'lru-cache'
import type { Clock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'

type Options = {
  readonly clock: Clock
  readonly log: Log
  /** The value's name in the log when reading fails. */
  readonly name: string
  /** An older value is served while it is read again ... */
  readonly freshMs: number
  /** ... and a value older than this is not served. */
  readonly usableMs: number
}

const key = 'value'

/** One value that takes long to read and may be somewhat old: only the first caller waits for it. */
export function staleWhileRevalidate<Input, Value extends {}>(
  read: (input: Input) => Promise<Value>,
  { clock, log, name, freshMs, usableMs }: Options,
) {
  const cache = new LRUCache<string, Value, { readonly input: Input }>({
    max: 1,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    noDeleteOnFetchRejection: true,
    // A read that may no longer be cached still answers those who wait for it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, stale, { context }) {
      try {
        return await read(context.input)
      } catch (error) {
        if (stale !== undefined) log.warn({ error }, `${name} were not read`)
        throw error
      }
    },
  })

  const peek = (): Value | undefined => cache.peek(key, { allowStale: true })

  /** A clock that was put back says nothing of the value's age. */
  function isUsable(): boolean {
    const ageMs = freshMs - cache.getRemainingTTL(key)
    return peek() !== undefined && ageMs >= 0 && ageMs <= usableMs
  }

  return {
    async get(input: Input): Promise<Value> {
      const allowStale = isUsable()
      const value = await cache.fetch(key, {
        context: { input },
        allowStale,
        forceRefresh: !allowStale,
      })
      if (value === undefined) throw new Error(`${name} were not read`)
      return value
    },

    /** The cached value, however old. */
    peek,

    /** Whether the cached value may be served. */
    isUsable,

    /** Replaces the cached value without making it younger. A read under way is not cached: it would undo the change. */
    replace: (value: Value): void => void cache.set(key, value, { noUpdateTTL: true }),

    /** The next call reads; a read that is under way is not cached. */
    clear: (): void => cache.clear(),
  }
}
