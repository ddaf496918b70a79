import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { effort, patience } from '#tests/support/effort.ts'
import { hostileFiles } from '#tests/support/hostile-files.ts'
import { judgeUpload } from '#tests/support/judge-upload.ts'
import { createCandidate } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

let testApp: TestApp
let candidate: TestViewer
beforeAll(async () => {
  testApp = await createTestApp({ config: { limitScale: 1000 } })
  candidate = await createCandidate(testApp)
})
afterAll(() => testApp.close())

const times = [100, 1000] as const
/** What a process that keeps nothing of a file may grow by meanwhile, the test's own needs included. */
const mostGrownBytes = 250_000_000

const storedFiles = async (): Promise<string[]> =>
  (await readdir(testApp.dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test(
  'F1: of hostile files in a thousand disguises none gets through, and memory stays flat',
  { timeout: patience(...times, 1000) },
  async () => {
    const startRss = process.memoryUsage().rss
    await fc.assert(
      fc.asyncProperty(hostileFiles, async (make) => {
        expect(await judgeUpload(testApp, candidate, await make())).toEqual([])
      }),
      effort(...times),
    )
    const rows = await testApp.db.selectFrom('files').select('storage_key').execute()
    const keys = rows.map((row) => join(testApp.dataDir, 'files', row.storage_key))
    expect((await storedFiles()).sort()).toEqual(keys.sort())
    expect(process.memoryUsage().rss - startRss).toBeLessThan(mostGrownBytes)
  },
)
