import { createClosers } from '#server/boot/closers.ts'
import { openDatabase } from '#server/boot/open-database.ts'
import { createProgress } from '#server/boot/progress.ts'
import { silentLog } from '#server/lib/log.ts'
import { fillMarketApplications } from '../applications/fill.ts'
import { fillMarket } from './fill.ts'
import { createMarket } from './jobs.ts'

export const marketSeed = 1
export const applied = { jobs: 2_000, candidates: 5_000, applications: 50_000 }

/** Fills an empty data folder with a generated market, and with applications for its newest jobs. */
export async function fillDataFolder(dataDir: string, liveJobs: number): Promise<void> {
  const closers = createClosers()
  const log = silentLog()
  const progress = createProgress({
    write: (text) => process.stdout.write(text),
    isTerminal: process.stdout.isTTY,
  })
  const environment = { ...process.env, DATA_DIR: dataDir }
  try {
    const { db, pool } = await openDatabase({ environment, closers, log, progress })
    await progress.step(`Market of ${liveJobs} live jobs`, () =>
      fillMarket(db, createMarket({ seed: marketSeed, liveJobs, now: new Date() }), {
        seed: marketSeed,
      }),
    )
    await progress.step(`${applied.applications} applications`, async () => {
      const client = await pool.connect()
      try {
        await fillMarketApplications(client, applied)
      } finally {
        client.release(true)
      }
    })
  } finally {
    await closers.closeAll(log)
  }
}
