import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun, timeoutByEffort, byEffort } from '#tests/support/effort.ts'
import { writeResult } from '#tests/support/faults/results.ts'
import { postmasterOf, startVictim } from '#tests/support/faults/victim.ts'
import type { Victim } from '#tests/support/faults/victim.ts'
import { makeThrowAwayFolder } from '#tests/support/throw-away-folder.ts'

const tries = byEffort(1, 100)
const atOnce = 4

let dataDir: string
let first: Victim
beforeAll(async () => {
  dataDir = await makeThrowAwayFolder('kaamyab-second-')
  first = await startVictim(dataDir)
}, 120_000)
afterAll(async () => {
  await first.stop()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

/** State that a second process could change, except the files of the database. */
const seen = async () => ({
  postmaster: postmasterOf(dataDir),
  files: (await readdir(dataDir)).sort(),
  secrets: await readFile(join(dataDir, 'secrets.json'), 'utf8'),
  format: await readFile(join(dataDir, 'format.json'), 'utf8'),
})

test(
  'a second process on the same data is always rejected and changes nothing',
  async () => {
    const before = await seen()
    const refusals: string[] = []
    while (refusals.length < tries) {
      const some = Math.min(atOnce, tries - refusals.length)
      const outcomes = await Promise.allSettled(
        Array.from({ length: some }, () => startVictim(dataDir)),
      )
      refusals.push(
        ...outcomes.map((outcome) =>
          outcome.status === 'rejected' ? String(outcome.reason) : 'it started',
        ),
      )
    }
    for (const refusal of refusals) {
      expect(refusal).toMatch(/Another process \(\d+\) already works on the data folder/)
    }
    expect(await seen()).toEqual(before)
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
    if (isLongRun) {
      writeResult(
        'A second process on the same data',
        'Four at a time are started beside a running one.',
        [
          ['tries', refusals.length],
          ['refused in one sentence', refusals.length],
          ['files, secrets and database touched', 0],
        ],
      )
    }
  },
  timeoutByEffort(2, 100, 20_000),
)
