import { availableParallelism } from 'node:os'
import type { Pool } from 'pg'
import { limits } from '#server/lib/limits.ts'
import type { Config } from '#server/config/config.ts'
import { createCheckQueue } from './check-queue.ts'
import type { CheckQueue } from './check-queue.ts'
import { createWorkBudget } from '#server/limits/work-budget.ts'

const maxWaitMs = 10_000
const maxWaitingBytes = 32_000_000
/** Of each decoding: it may need a hundred megabytes and a core. */
const maxDecodings = 2

/** The queues of images and of resumes. An account's time is counted over both. */
export function createCheckQueues(
  pool: Pool,
  { limitScale }: Pick<Config, 'limitScale'>,
): { readonly imageQueue: CheckQueue; readonly resumeQueue: CheckQueue } {
  const budget = createWorkBudget(pool, 'file-checks', {
    ms: limits.fileCheckSecondsPerAccountPerHour * 1000 * limitScale,
    messageKey: 'limit.uploads',
  })
  const shared = { maxWaitMs, maxWaitingBytes, budget }
  // Half of the cores, so that other requests have the rest.
  const cores = Math.floor(availableParallelism() / 2)
  const maxRunning = Math.min(maxDecodings, Math.max(1, cores))
  return {
    imageQueue: createCheckQueue({ ...shared, maxRunning }),
    // The inspector is one process.
    resumeQueue: createCheckQueue({ ...shared, maxRunning: 1 }),
  }
}
