import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRun } from '#tests/support/effort.ts'
import { writeResult } from '#tests/support/faults/results.ts'
import { changesBetween, readFileFaults, readState } from '#tests/support/faults/written-state.ts'
import { pdfBytes, pdfFile } from '#tests/support/fixtures.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const candidates = 6
const diskBytes = 1_000_000

let testApp: TestApp
let files: string
let isMounted = false
let jobId: string
const people: TestViewer[] = []
beforeAll(async () => {
  testApp = await createTestApp({ config: { limitScale: 100 } })
  files = join(testApp.dataDir, 'files')
  await mkdir(files)
  isMounted = mount()
  const admin = await signIn(testApp, 'admin')
  jobId = await addLiveJob(testApp, { employer: await createEmployer(testApp), admin })
  for (let made = 0; made < candidates; made += 1) people.push(await createCandidate(testApp))
}, 60_000)
afterAll(async () => {
  if (isMounted) execFileSync('umount', [files])
  await testApp.close()
})

/** Mounts a small disk for the files, if this account may. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', files], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

/** Fills the disk. */
async function fill(): Promise<() => Promise<void>> {
  const ballast = join(files, 'ballast')
  if (!isMounted) return async () => {}
  await writeFile(ballast, Buffer.alloc(diskBytes)).catch(() => {})
  return async () => await rm(ballast)
}

const apply = (candidate: TestViewer) =>
  applyForJob(candidate, jobId, {
    resumePdf: pdfFile(pdfBytes({ extra: `/Note (${'x'.repeat(20_000)})` })),
  })

test('a full disk is reported, nothing is half written, and the product recovers when there is room', async () => {
  const before = await readState(testApp)
  const makeRoom = await fill()
  const refused = isMounted ? await Promise.all(people.map(apply)) : []
  for (const reply of refused) {
    expect([reply.statusCode, reply.json().code]).toEqual([507, 'STORAGE_FULL'])
  }
  expect(changesBetween(before, await readState(testApp))).toEqual(new Map())
  await makeRoom()
  expect(await readFileFaults(testApp)).toEqual({ withoutBytes: 0, unnamed: 0 })
  const taken = await Promise.all(people.map(apply))
  expect(taken.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 200))
  if (isLongRun && isMounted) {
    writeResult(
      'The disk is full',
      'The folder of the files is a disk of 1 MB without a free byte.',
      [
        ['applications with a resume, at once', refused.length],
        ['answered 507', refused.length],
        ['rows, files or parts of files left', 0],
        [
          'the same applications when there was room again',
          `${taken.length} of ${taken.length} taken`,
        ],
      ],
    )
  }
})
