import { parseArgs } from 'node:util'
import { createClosers } from '#server/boot/closers.ts'
import { openDatabase } from '#server/boot/open-database.ts'
import { openTerminal } from '../scripts/terminal.ts'
import { fillMarket } from './market/fill.ts'
import { createMarket } from './market/jobs.ts'

/*
 * Fills a new data folder with a generated market, for `DATA_DIR=<folder> node src/server/main.ts --empty`:
 * node bench/market.ts --data=<folder> --jobs=100000 [--seed=1]
 */

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    jobs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
})
const { log, progress } = openTerminal()

async function main(): Promise<void> {
  if (values.data === undefined) throw new Error('--data=<folder> is missing')
  const closers = createClosers()
  const environment = { ...process.env, DATA_DIR: values.data }
  const seed = Number(values.seed)
  try {
    const { db } = await openDatabase({ environment, closers, log, progress })
    await progress.step(`Market of ${values.jobs} live jobs`, async (tick) => {
      const market = createMarket({ seed, liveJobs: Number(values.jobs), now: new Date() })
      await fillMarket(db, market, {
        seed,
        onProgress: (jobs) => tick(`${jobs} of ${market.totalJobs}`),
      })
    })
  } finally {
    await closers.closeAll(log)
  }
}

await main()
