import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { effort, timeoutByEffort } from '#tests/support/effort.ts'
import { hostileFiles } from '#tests/support/hostile-files.ts'
import { judgeUpload } from '#tests/support/judge-upload.ts'
import { bytesInUse } from '#tests/support/memory.ts'
import { createCandidate } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const testApp = closeAfterAll(await createTestApp({ config: { limitScale: 1000 } }))
const candidate = await createCandidate(testApp)

const times = [40, 1000] as const
const maxGrowthBytes = 100_000_000

const storedFiles = async (): Promise<string[]> =>
  (await readdir(testApp.dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test(
  'F1: none of a thousand kinds of hostile files gets through, and memory stays flat',
  { timeout: timeoutByEffort(...times, 1000) },
  async () => {
    const start = await bytesInUse()
    await fc.assert(
      fc.asyncProperty(hostileFiles, async (make) => {
        expect(await judgeUpload(testApp, candidate, await make())).toEqual([])
      }),
      effort(...times),
    )
    const rows = await testApp.db.selectFrom('files').select('storage_key').execute()
    const keys = rows.map((row) => join(testApp.dataDir, 'files', row.storage_key))
    expect((await storedFiles()).sort()).toEqual(keys.sort())
    expect((await bytesInUse()) - start).toBeLessThan(maxGrowthBytes)
  },
)
