import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { createDiskStore } from '#server/adapters/storage/disk-store.ts'
import { fileReferences } from '#server/features/files/files.repository.ts'
import { createOrphanSweep } from '#server/features/files/orphan-sweep.ts'
import { newId } from '#server/lib/ids.ts'
import { silentLog } from '#server/lib/log.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pngFile } from '#tests/support/fixtures.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { filesFolder, leaveBytes, leaveFile } from '#tests/support/left-files.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
  saveCandidate,
  saveEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { videoFile } from '#tests/support/video-files.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())

const storedKeys = async (): Promise<string[]> =>
  (await readdir(filesFolder(testApp), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(filesFolder(testApp).length + 1))
    .sort()

const rowKeys = async (): Promise<string[]> => {
  const rows = await testApp.db.selectFrom('files').select('storage_key').execute()
  return rows.map((row) => row.storage_key).sort()
}

describe('F8: the sweep removes orphans of a crash after an hour', () => {
  test('checks every column that can refer to a file', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'files'::regclass order by 1`.execute(
      testApp.db,
    )
    const known = fileReferences.map(([table, column]) => `${table}.${column}`)
    expect(rows.map((row) => row.name)).toEqual(known.sort())
  })

  test('keeps files in use', async () => {
    const employer = await createEmployer(testApp)
    await saveEmployer(employer, { profile: pngFile() })
    const candidate = await createCandidate(testApp, { profile: pngFile(), video: videoFile() })
    const admin = await signIn(testApp, 'admin')
    const jobId = await addLiveJob(testApp, { employer, admin })
    await addApplication(candidate, jobId)
    // The application keeps what the profile has given up.
    await saveCandidate(candidate)
    const logo = await leaveFile(testApp, employer.accountId, 90)
    await testApp.db.updateTable('jobs').set({ logo_file_id: logo }).execute()

    const before = [await rowKeys(), await storedKeys()]
    testApp.clock.advance({ hours: 2 })
    await testApp.composition.sweepOrphans()
    expect([await rowKeys(), await storedKeys()]).toEqual(before)
    expect(before[0]).toEqual(before[1])
    expect(before[0]?.length).toBeGreaterThan(4)
    testApp.clock.advance({ hours: -2 })
  })

  test('removes bytes without a row, and unreferenced rows with their bytes', async () => {
    const { accountId } = await createEmployer(testApp)
    const before = await storedKeys()
    const id = newId()
    await leaveBytes(testApp, `${id.slice(0, 2)}/${id}`, 61)
    await leaveFile(testApp, accountId, 61)
    await testApp.composition.sweepOrphans()
    // The row's bytes are fresh, yet they go with it.
    expect(await storedKeys()).toEqual(before)
    expect(await rowKeys()).toEqual(before)
    await testApp.composition.sweepOrphans()
    expect(await storedKeys()).toEqual(before)
  })

  test('keeps files that are younger than an hour', async () => {
    const { accountId } = await createEmployer(testApp)
    const id = newId()
    const young = await leaveBytes(testApp, `aa/${id}`, 58)
    const row = await leaveFile(testApp, accountId, 58)
    await testApp.composition.sweepOrphans()
    expect(await storedKeys()).toEqual(expect.arrayContaining([young]))
    expect(await rowKeys()).toContain(`${row.slice(0, 2)}/${row}`)
  })

  test('keeps a file that gets a reference during the sweep', async () => {
    const employer = await createEmployer(testApp)
    const id = await leaveFile(testApp, employer.accountId, 61)
    const naming = await testApp.db.startTransaction().execute()
    await naming
      .updateTable('employer_profiles')
      .set({ image_file_id: id })
      .where('account_id', '=', employer.accountId)
      .execute()
    const sweep = testApp.composition.sweepOrphans()
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(testApp.db)
      expect(rows).toHaveLength(1)
    })
    await naming.commit().execute()
    await sweep
    expect(await rowKeys()).toContain(`${id.slice(0, 2)}/${id}`)
    expect(await storedKeys()).toContain(`${id.slice(0, 2)}/${id}`)
  })

  test('works without any files', async () => {
    const store = createDiskStore(join(testApp.dataDir, 'no-such-folder'))
    const { db, clock } = testApp
    await createOrphanSweep({ db, store, clock, log: silentLog() })()
    expect(await store.read('aa/bb')).toBeUndefined()
  })
})
