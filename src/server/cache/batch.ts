import DataLoader from 'dataloader'

/** The maximum number of lookups in one query. */
const maxBatchSize = 64

/**
 * Sends the lookups of one tick of the event loop to the database as one query: under load, most of what a small lookup
 * costs is the round trip. Nothing is cached, so every lookup sees all that was committed before it.
 * @param loadMany Gives the value of each key, at the key's position.
 */
export function createBatcher<Key, Value>(
  loadMany: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(loadMany, {
    cache: false,
    maxBatchSize,
    batchScheduleFn: (send) => setImmediate(send),
  })
  return (key) => loader.load(key)
}
