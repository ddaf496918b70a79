import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * The bytes in use after garbage collection. The resident size of the process says little, because
 * it grows before the collector runs.
 */
export async function bytesInUse(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('Nothing here clears memory up')
  // Finalizers of the first collection may free more.
  for (let round = 0; round < 2; round += 1) {
    collect()
    await setImmediate()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
