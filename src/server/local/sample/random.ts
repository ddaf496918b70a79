/** Random numbers from a seed, so that the sample is always the same. */
export type Random = ReturnType<typeof createRandom>

export function createRandom(seed: number) {
  let state = seed >>> 0

  /** At least 0, below 1 (mulberry32). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** A whole number from `min` to `max`, both included. */
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  /** Keeps literal types, so that a picked option is one of the options. */
  function pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] {
    return items[int(0, items.length - 1)] ?? items[0]
  }

  /** `count` different items, in the order of the list. */
  function some<Item>(items: readonly Item[], count: number): Item[] {
    const wanted = new Set<number>()
    while (wanted.size < Math.min(count, items.length)) wanted.add(int(0, items.length - 1))
    return items.filter((_, index) => wanted.has(index))
  }

  return { next, int, pick, some, chance: (share: number) => next() < share }
}
