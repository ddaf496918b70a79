/** Runs tasks, some at a time, and returns their results in order. */
export async function workThrough<Item, Result>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<Result>,
  options: { atOnce: number; onDone: () => void },
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  async function work() {
    for (const [index, item] of queue) {
      results[index] = await act(item, index)
      options.onDone()
    }
  }
  await Promise.all(Array.from({ length: options.atOnce }, work))
  return results
}
