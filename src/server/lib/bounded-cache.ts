type BoundedCache<Value> = {
  readonly get: (key: string) => Value | undefined
  readonly set: (key: string, value: Value) => void
}

/** Keeps what was used last, up to a sum of sizes. */
export function createBoundedCache<Value>(
  most: number,
  sizeOf: (key: string, value: Value) => number,
): BoundedCache<Value> {
  const kept = new Map<string, Value>()
  let total = 0

  function drop(key: string): void {
    const value = kept.get(key)
    if (value === undefined) return
    kept.delete(key)
    total -= sizeOf(key, value)
  }

  return {
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      // A map remembers the order in which its keys came; the one used last goes to its end.
      kept.delete(key)
      kept.set(key, value)
      return value
    },

    set(key, value) {
      drop(key)
      const size = sizeOf(key, value)
      if (size > most) return
      kept.set(key, value)
      total += size
      for (const oldest of kept.keys()) {
        if (total <= most) return
        drop(oldest)
      }
    },
  }
}
