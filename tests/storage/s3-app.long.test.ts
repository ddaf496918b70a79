import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { createDiskStore } from '#server/adapters/storage/disk-store.ts'
import { readArchive } from '#server/backup/archive-reader.ts'
import { createArchive } from '#server/backup/archive-writer.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { takeBackup } from '#server/backup/take-backup.ts'
import { checkStore } from '#server/doctor/check-machine.ts'
import { newId } from '#server/lib/ids.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pdfBytes, pdfFile, pngFile } from '#tests/support/fixtures.ts'
import { callApi } from '#tests/support/inject.ts'
import {
  createCandidate,
  createEmployer,
  saveCandidate,
  saveEmployer,
} from '#tests/support/profile-factories.ts'
import { startS3 } from '#tests/support/s3/s3-server.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/* The product with its files in a bucket. */

const s3 = closeAfterAll(await startS3())
const testApp = closeAfterAll(await createTestApp({ config: { fileStorage: { s3: s3.account } } }))

test('a resume and a picture are stored there and served as from the disk', async () => {
  const candidate = await createCandidate(testApp)
  const bytes = pdfBytes()
  const saved = await saveCandidate(candidate, { resumePdf: pdfFile(bytes) })
  const resume = await callApi(testApp, 'GET', saved.json().resumePdfUrl)
  expect(resume.statusCode).toBe(200)
  expect(resume.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="/),
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  })
  expect(resume.rawPayload.equals(bytes)).toBe(true)

  const employer = await createEmployer(testApp)
  const { profileUrl } = (await saveEmployer(employer, { profile: pngFile() })).json()
  const picture = await callApi(testApp, 'GET', profileUrl)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(await readdir(testApp.dataDir)).toEqual([])
})

test('replaced files are removed there, and leftovers of a crash are swept', async () => {
  const candidate = await createCandidate(testApp)
  await saveCandidate(candidate, { resumePdf: pdfFile() })
  const rows = await testApp.db.selectFrom('files').select('storage_key as key').execute()
  const keys = rows.map(({ key }) => key).sort()
  expect([...s3.objects.keys()].sort()).toEqual(keys)

  const left = `ab/${newId()}`
  await testApp.composition.store.put(left, Buffer.from('left behind'))
  await testApp.composition.sweepOrphans()
  expect(s3.objects.has(left)).toBe(true)
  testApp.clock.advance({ hours: 2 })
  await testApp.composition.sweepOrphans()
  testApp.clock.advance({ hours: -2 })
  expect([...s3.objects.keys()].sort()).toEqual(keys)
})

test('while the store is away, uploads and downloads fail with a clear error', async () => {
  const candidate = await createCandidate(testApp)
  const saved = await saveCandidate(candidate, { resumePdf: pdfFile() })
  const { resumePdfUrl } = saved.json()
  const objects = [...s3.objects.keys()]
  s3.failNext('drop', 'drop', 'drop')
  const refused = await saveCandidate(candidate, { resumePdf: pdfFile() })
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE'])
  expect([...s3.objects.keys()]).toEqual(objects)
  s3.failNext('slow-down', 'slow-down', 'slow-down')
  expect((await callApi(testApp, 'GET', resumePdfUrl)).statusCode).toBe(503)
  expect((await callApi(testApp, 'GET', resumePdfUrl)).statusCode).toBe(200)
})

test('a backup contains its files and can be restored to another store', async () => {
  await createCandidate(testApp)
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-s3-backup-'))
  const database = await createTestDatabase()
  try {
    const identity = await generateX25519Identity()
    const path = join(folder, 'backup')
    const archive = await createArchive(path, await identityToRecipient(identity))
    const { pool, clock } = testApp.composition
    const { store } = testApp.composition
    const say = () => {}
    const taken = await takeBackup({ pool, store, clock, archive, secrets: undefined, say })
    await archive.finish()
    expect([taken.files.count, taken.lostFiles]).toEqual([s3.objects.size, []])

    const elsewhere = createDiskStore(join(folder, 'files'))
    const entries = readArchive(path, identity)
    await restoreBackup({
      pool: database.pool,
      store: elsewhere,
      entries,
      loadSecrets: () => {},
      say,
    })
    for (const [key, { bytes }] of s3.objects) {
      expect((await elsewhere.read(key))?.equals(bytes)).toBe(true)
    }
  } finally {
    await database.drop()
    await rm(folder, { recursive: true })
  }
})

test('the doctor checks it', async () => {
  expect(await checkStore(testApp.composition.store)).toMatchObject({ state: 'fine' })
})
