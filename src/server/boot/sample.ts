import type { Composition } from '#server/compose/compose.ts'
import type { Log } from '../lib/log.ts'
import type { FileStore } from '../ports/file-store.ts'
import { prepareSample } from './installation.ts'
import type { PaymentStandIn } from './payment-stand-in.ts'
import type { Progress } from './progress.ts'
import type { StartOptions } from './start.ts'

interface SampleOptions {
  composition: Composition
  options: StartOptions
  signal: AbortSignal
  progress: Progress
  /** Receives the payments of the sample marketplace. */
  onPaid: PaymentStandIn['addPayments']
}

/** Fills the installation with sample data at its first start. Returns whether it holds sample data. */
export async function fillSample(given: SampleOptions): Promise<boolean> {
  const { composition, options, signal, progress, onPaid } = given
  const { config, pool, store } = composition
  const hasSample = await prepareSample(pool, {
    wanted: config.isDemonstration && !options.isEmpty,
    clear: () => removeFiles(store),
    fill: () =>
      progress.step('Sample marketplace', async (tick) => {
        const { fillSampleMarketplace } = await import('../local/sample/fill.ts')
        await Promise.race([
          fillSampleMarketplace(composition, { onProgress: tick, onPaid }),
          aborted(signal, composition.log),
        ])
      }),
  })
  if (hasSample && options.isEmpty) {
    progress.say('This data folder already holds the sample; --empty counts at the first start.')
  }
  return hasSample
}

/** Removes the files of an interrupted filling. Nobody else uses the installation yet. */
async function removeFiles(store: FileStore): Promise<void> {
  const later = new Date(Date.now() + 86_400_000)
  for await (const key of store.list(later)) await store.remove(key)
}

const aborted = (signal: AbortSignal, log: Log): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      // Whatever the filling still does fails from here on; the next start repeats it.
      log.level = 'silent'
      reject(new Error('Stopped while filling'))
    })
  })
