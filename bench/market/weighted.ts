import type { Random } from '#server/local/sample/random.ts'

/** Picks items by their weights. */
export function weighted<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
): (random: Random) => Item {
  let total = 0
  const ends = items.map((item) => (total += weightOf(item)))
  return (random) => {
    const wanted = random.next() * total
    let low = 0
    let high = items.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    const item = items[low]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
}
