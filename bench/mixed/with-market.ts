import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillDataFolder } from '../market/data-folder.ts'
import { startProduct } from '../product.ts'
import type { Running } from '../product.ts'
import { prepareMarket } from './people.ts'
import { createSenders } from './senders.ts'

export type Bench = {
  readonly product: Required<Running>
  readonly senders: ReturnType<typeof createSenders>
}

/** Runs the built product over a temporary market with signed-in candidates. */
export async function withMarket(
  liveJobs: number,
  act: (bench: Bench) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-mixed-'))
  try {
    await fillDataFolder(dataDir, liveJobs)
    const product = await startProduct(dataDir, ['--empty'])
    try {
      await act({ product, senders: createSenders(await prepareMarket(product.origin)) })
    } finally {
      await product.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
