import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDiskStore } from '#server/adapters/storage/disk-store.ts'
import { readArchive } from '#server/backup/archive-reader.ts'
import { createArchive } from '#server/backup/archive-writer.ts'
import type { ArchiveWriter } from '#server/backup/archive-writer.ts'
import type { BackupTail } from '#server/backup/backup-format.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { takeBackup } from '#server/backup/take-backup.ts'
import { sumTables, watchBackup } from '#tests/support/backup-moment.ts'
import { pdfBytes, pdfFile } from '#tests/support/fixtures.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
  saveCandidate,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'
import { makeThrowAwayFolder } from '#tests/support/throw-away-folder.ts'

let testApp: TestApp
let folder: string
let identity: string
let recipient: string
let candidates: TestViewer[]
let jobId: string
beforeAll(async () => {
  testApp = await createTestApp({ config: { limitScale: 1000 } })
  folder = await makeThrowAwayFolder('kaamyab-backup-')
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  const admin = await signIn(testApp, 'admin')
  jobId = await addLiveJob(testApp, { employer: await createEmployer(testApp), admin })
  candidates = []
  for (let index = 0; index < 4; index += 1) candidates.push(await createCandidate(testApp))
  for (const candidate of candidates.slice(0, 2)) await addApplication(candidate, jobId)
})
afterAll(async () => {
  await testApp.close()
  await rm(folder, { recursive: true, force: true })
})

const store = () => createDiskStore(join(testApp.dataDir, 'files'))

type Writing = { archive?: ArchiveWriter; secrets?: Buffer; pool?: Pool }

async function backUp(name: string, given: Writing = {}): Promise<BackupTail> {
  const { archive, secrets, pool = testApp.composition.pool } = given
  const written = archive ?? (await createArchive(join(folder, name), recipient))
  const tail = await takeBackup({
    pool,
    store: store(),
    clock: testApp.clock,
    archive: written,
    secrets,
    say: () => {},
  })
  await written.finish()
  return tail
}

type Restored = { database: TestDatabase; tail: BackupTail; files: string; secrets: string[] }

/** Restores into a temporary database and folder. */
async function restoring<Result>(
  name: string,
  look: (restored: Restored) => Promise<Result>,
  key = identity,
): Promise<Result> {
  const database = await createTestDatabase()
  const files = await makeThrowAwayFolder('kaamyab-restored-')
  const secrets: string[] = []
  try {
    const tail = await restoreBackup({
      pool: database.pool,
      store: createDiskStore(files),
      entries: readArchive(join(folder, name), key),
      loadSecrets: (bytes) => secrets.push(bytes.toString()),
      say: () => {},
    })
    return await look({ database, tail, files, secrets })
  } finally {
    await database.drop()
    await rm(files, { recursive: true, force: true })
  }
}

const rowsOf = async (database: Pick<TestDatabase, 'db'>, table: string) => {
  const { rows } = await sql<{ row: string }>`
    select row_to_json(each)::text as row from ${sql.table(table)} as each order by 1`.execute(
    database.db,
  )
  return rows.map(({ row }) => row)
}

describe('a backup', () => {
  test('restores every row, sequence and file', async () => {
    const secrets = Buffer.from('{"appSecret":"one","otpSecret":"two"}\n')
    await backUp('whole', { secrets })
    await restoring('whole', async (restored) => {
      for (const table of [
        'accounts',
        'sessions',
        'jobs',
        'applications',
        'files',
        'audit_events',
      ]) {
        const rows = await rowsOf(restored.database, table)
        expect([table, rows.length]).not.toEqual([table, 0])
        expect([table, rows]).toEqual([table, await rowsOf(testApp, table)])
      }
      const keys = await testApp.db.selectFrom('files').select('storage_key as key').execute()
      const restoredStore = createDiskStore(restored.files)
      for (const { key } of keys) {
        expect(await restoredStore.read(key)).toEqual(await store().read(key))
      }
      expect(restored.tail.files.count).toBe(keys.length)
      expect(restored.secrets).toEqual([secrets.toString()])
    })
  })

  test('continues sequences after a restore, and constraints and triggers exist', async () => {
    await sql`select setval('graphile_worker.jobs_id_seq1', 4321)`.execute(testApp.db)
    await sql`select make_audit_month('2031-05-05')`.execute(testApp.db)
    await backUp('guards')
    await restoring('guards', async ({ database: { db } }) => {
      const { rows } = await sql<{ next: number }>`
        select nextval('graphile_worker.jobs_id_seq1') as next`.execute(db)
      expect(rows).toEqual([{ next: 4322 }])
      for (const act of [
        sql`delete from audit_events`,
        sql`truncate audit_events`,
        sql`truncate audit_months.y2031m05`,
      ]) {
        await expect(act.execute(db)).rejects.toThrow('never changed')
      }
      const orphan = sql`update applications set job_id = gen_random_uuid()`
      await expect(orphan.execute(db)).rejects.toThrow('foreign key')
    })
  })

  test('is a consistent snapshot under load', async () => {
    const done = new AbortController()
    const work = async ([first, second]: readonly TestViewer[]) => {
      // Each upload replaces the previous resume, so files are created and removed continuously.
      for (let round = 0; !done.signal.aborted && round < 200; round += 1) {
        const resumePdf = pdfFile(pdfBytes({ pages: 1 + (round % 3) }))
        if (first) await saveCandidate(first, { resumePdf })
        if (second) await saveCandidate(second, { resumePdf })
      }
    }
    const working = work(candidates.slice(2))
    for (const name of ['busy 1', 'busy 2', 'busy 3']) {
      const { lostFiles } = await backUp(name)
      expect(lostFiles).toEqual([])
    }
    const archive = await createArchive(join(folder, 'busy 4'), recipient)
    const { connectionString = '' } = testApp.composition.pool.options
    const watched = watchBackup(connectionString, archive)
    const { lostFiles } = await backUp('busy 4', watched)
    expect(lostFiles).toEqual([])
    done.abort()
    await working
    await watched.close()
    await restoring('busy 4', async ({ database, files }) => {
      expect(await sumTables(database.pool)).toEqual(await watched.sums())
      const named = await database.db.selectFrom('files').select('storage_key as key').execute()
      const there = await Promise.all(named.map(({ key }) => createDiskStore(files).read(key)))
      expect(there.filter((bytes) => bytes === undefined)).toEqual([])
    })
  })

  test('leaves unreferenced bytes to the sweep', async () => {
    const [candidate] = candidates.slice(3)
    if (!candidate) throw new Error('There is a candidate')
    const countBytes = async () => {
      const keys: string[] = []
      for await (const key of store().list(new Date(Date.now() + 60_000))) keys.push(key)
      return keys.length
    }
    const client = await testApp.composition.pool.connect()
    await client.query('select pg_advisory_lock(7304116)')
    const before = await countBytes()
    await saveCandidate(candidate, { resumePdf: pdfFile() })
    expect(await countBytes()).toBe(before + 1)
    client.release(true)
  })

  test('lists the files that the store has lost', async () => {
    const { key } = await testApp.db
      .selectFrom('files')
      .select('storage_key as key')
      .executeTakeFirstOrThrow()
    const bytes = await store().read(key)
    await store().remove(key)
    const { lostFiles } = await backUp('lost')
    expect(lostFiles).toEqual([key])
    if (bytes) await store().put(key, bytes)
  })
})

describe('a restore is rejected', () => {
  test('with another key', async () => {
    await backUp('locked')
    const other = await generateX25519Identity()
    await expect(restoring('locked', async () => {}, other)).rejects.toThrow("can't be read")
  })

  test('when the backup is truncated or changed, and nothing of it stays', async () => {
    await backUp('hurt')
    const path = join(folder, 'hurt')
    const whole = await readFile(path)
    await truncate(path, whole.length - 100)
    await expect(restoring('hurt', async () => {})).rejects.toThrow("can't be read")
    const changed = Buffer.from(whole)
    changed[whole.length - 2000] = (changed[whole.length - 2000] ?? 0) ^ 1
    await writeFile(path, changed)
    const database = await createTestDatabase()
    try {
      const restore = restoreBackup({
        pool: database.pool,
        store: createDiskStore(join(folder, 'files of the hurt')),
        entries: readArchive(path, identity),
        loadSecrets: () => {},
        say: () => {},
      })
      await expect(restore).rejects.toThrow("can't be read")
      expect(await rowsOf(database, 'accounts')).toEqual([])
    } finally {
      await database.drop()
    }
  })

  test('when the database has accounts', async () => {
    await backUp('twice')
    const restore = restoreBackup({
      pool: testApp.composition.pool,
      store: createDiskStore(join(folder, 'files of others')),
      entries: readArchive(join(folder, 'twice'), identity),
      loadSecrets: () => {},
      say: () => {},
    })
    await expect(restore).rejects.toThrow('restore into an empty one')
  })

  test('when its rows differ from their counts', async () => {
    const names: string[] = []
    const real = await createArchive(join(folder, 'changed'), recipient)
    await backUp('changed', {
      archive: {
        ...real,
        add: async (name, bytes) => {
          names.push(name)
          const isAccounts = name.startsWith('tables/public.jobs/')
          const text = bytes.toString('latin1').replace('Noida', 'Delhi')
          await real.add(name, isAccounts ? Buffer.from(text, 'latin1') : bytes)
        },
      },
    })
    expect(names).toContain('tables/public.jobs/000001')
    await expect(restoring('changed', async () => {})).rejects.toThrow(
      'public.jobs is not what it was',
    )
  })

  test('when the archive can not be completed; the partial file is removed', async () => {
    const failing = await createArchive(join(folder, 'half'), recipient)
    const broken = {
      ...failing,
      add: async (name: string, bytes: Buffer) => {
        if (name.startsWith('files/')) throw new Error('no space left')
        await failing.add(name, bytes)
      },
    }
    await expect(backUp('half', { archive: broken })).rejects.toThrow('no space left')
    await failing.giveUp()
    expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([])
  })
})
