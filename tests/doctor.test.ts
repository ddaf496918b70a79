import { createServer } from 'node:http'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRazorpayProvider } from '#server/adapters/payments/razorpay-provider.ts'
import { createDiskStore } from '#server/adapters/storage/disk-store.ts'
import { parseConfig } from '#server/config/config.ts'
import { checkContacts } from '#server/doctor/check-contacts.ts'
import { checkDatabase, checkDisk, checkQueue, checkStore } from '#server/doctor/check-machine.ts'
import {
  checkMail,
  checkPayments,
  checkScanner,
  checkTime,
} from '#server/doctor/check-providers.ts'
import { checkTexts } from '#server/doctor/check-texts.ts'
import { systemClock } from '#server/lib/clock.ts'
import { startClamd } from '#tests/support/clamd.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-doctor-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('the doctor says which channels of messages are on', () => {
  const config = { ...parseConfig({}), hasTextStandIn: false }
  expect(checkTexts(parseConfig({}))).toMatchObject([{ state: 'note' }])
  expect(checkTexts({ ...config, smsTemplates: { a: '1' }, whatsappTemplates: undefined })).toEqual(
    [
      { state: 'fine', what: 'Messages', says: 'SMS is on, with 1 templates' },
      expect.objectContaining({ state: 'note', says: 'WhatsApp is off' }),
    ],
  )
})

describe('the doctor on this machine', () => {
  test('finds room on the disk, and a store that keeps what it is given', async () => {
    expect(await checkDisk(folder)).toMatchObject({ what: 'Disk' })
    expect(await checkStore(createDiskStore(join(folder, 'files')))).toMatchObject({
      state: 'fine',
    })
    await writeFile(join(folder, 'no folder'), '')
    expect(await checkStore(createDiskStore(join(folder, 'no folder')))).toMatchObject({
      state: 'bad',
    })
  })

  test('looks at the database, its schema and its clock', async () => {
    const states = async (now: () => Date) =>
      (await checkDatabase(database.pool, { now })).map(({ what, state }) => `${what} ${state}`)
    // The database of tests writes nothing through.
    const found = ['Database fine', 'Durability bad', 'Clock fine', 'Schema fine']
    expect(await states(systemClock.now)).toEqual(found)
    const wrong = () => new Date(Date.now() - 60_000)
    expect(await states(wrong)).toContain('Clock bad')
    const away = await createTestDatabase()
    await away.drop()
    expect(await checkDatabase(away.pool, systemClock)).toMatchObject([{ state: 'bad' }])
  })

  test('tells of background work that has failed for good', async () => {
    expect(await checkQueue(database.pool)).toMatchObject({ state: 'fine' })
    await database.pool.query(`select graphile_worker.add_job('send-mail', max_attempts => 1)`)
    await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts')
    expect(await checkQueue(database.pool)).toMatchObject({
      state: 'bad',
      says: 'failed for good: 1 of send-mail',
    })
  })
})

describe('the doctor at the providers', () => {
  test('is let in by the payment provider, or told why not', async () => {
    const razorpay = await startRazorpay()
    const real = { hasPaymentStandIn: false }
    expect(await checkPayments(razorpay.provider, real)).toMatchObject({ state: 'fine' })
    const strange = createRazorpayProvider({ ...razorpay.config, keySecret: 'of somebody else' })
    expect(await checkPayments(strange, real)).toMatchObject({
      state: 'bad',
      fix: expect.stringContaining('RAZORPAY_KEY_SECRET'),
    })
    await razorpay.close()
    expect(await checkPayments(razorpay.provider, real)).toMatchObject({
      state: 'bad',
      fix: expect.stringContaining('reaches'),
    })
    const standIn = { hasPaymentStandIn: true }
    expect(await checkPayments(razorpay.provider, standIn)).toMatchObject({ state: 'note' })
  })

  test('is let in by the mail server, and sends nothing', async () => {
    const server = await startMailServer()
    const mail = {
      server: {
        host: '127.0.0.1',
        port: server.port,
        isTlsFromStart: false,
        user: undefined,
        password: undefined,
      },
      from: 'jobs@example.in',
      needsTls: false,
    }
    const config = { mail, productName: 'Kaamyab', isProduction: true }
    expect(await checkMail(config)).toMatchObject({ state: 'fine' })
    expect(server.mails).toEqual([])
    await server.close()
    expect(await checkMail(config)).toMatchObject({ state: 'bad' })
    expect(await checkMail({ ...config, mail: undefined })).toMatchObject({ state: 'note' })
  })

  test('has the virus scanner look at something harmless', async () => {
    const clamd = await startClamd()
    const antivirus = { target: clamd.target, whenAway: 'refuse' as const }
    expect(await checkScanner({ antivirus })).toMatchObject({ state: 'fine' })
    await clamd.close()
    expect(await checkScanner({ antivirus })).toMatchObject({ state: 'bad' })
    expect(await checkScanner({ antivirus: undefined })).toMatchObject({ state: 'note' })
  })

  test('compares the time with that of a machine elsewhere', async () => {
    const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const teller = `http://127.0.0.1:${port}`
    expect(await checkTime(teller, systemClock.now)).toMatchObject({ state: 'fine' })
    const late = () => new Date(Date.now() - 40_000)
    expect(await checkTime(teller, late)).toMatchObject({
      state: 'bad',
      says: expect.stringMatching(/^wrong by (?:39|40|41) s$/),
    })
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
    expect(await checkTime(teller, systemClock.now)).toMatchObject({ state: 'note' })
  })
})

describe('the doctor at the settings', () => {
  const namedBy = (environment: Record<string, string>) =>
    checkContacts(parseConfig(environment)).map(({ state, fix }) => `${state}: ${fix}`)
  const standIns = { NODE_ENV: 'production', ALLOW_LOCAL_SERVICES: 'true' }

  test('notes each contact that is a placeholder in production, and none elsewhere', () => {
    expect(namedBy(standIns)).toEqual([
      'note: set SUPPORT_PHONE',
      'note: set SUPPORT_EMAIL',
      'note: set REGISTERED_ADDRESS',
    ])
    expect(namedBy({ ...standIns, SUPPORT_PHONE: '+91 98100 00000' })).toEqual([
      'note: set SUPPORT_EMAIL',
      'note: set REGISTERED_ADDRESS',
    ])
    expect(namedBy({})).toEqual([])
  })
})
