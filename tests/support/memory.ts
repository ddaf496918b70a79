import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * The bytes that are still in use once everything that nobody needs is cleared away. What the process
 * holds of the machine's memory says little: it takes what it can get before it clears up.
 */
export async function bytesInUse(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('Nothing here clears memory up')
  // What the first round lets go of may hold more, until its turn comes.
  for (let round = 0; round < 2; round += 1) {
    collect()
    await setImmediate()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
