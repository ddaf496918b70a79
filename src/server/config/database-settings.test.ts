import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { certificate } from '#tests/support/local-certificate.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { startTlsPostgres } from '#tests/support/tls-postgres.ts'
import { parseConfig } from './config.ts'
import { createDatabase } from '#server/db/client.ts'

const configOf = (settings: Record<string, string>) => parseConfig(settings)

describe('what is said of the database', () => {
  it('has its own pool and time-outs by default', () => {
    expect(configOf({})).toMatchObject({
      databasePoolMax: 20,
      databaseProbeTimeoutMs: 3000,
      databaseTimeouts: {
        connectMs: 10_000,
        statementMs: 30_000,
        lockMs: 15_000,
        idleInTransactionMs: 60_000,
      },
    })
    expect(
      configOf({
        DATABASE_POOL_MAX: '7',
        DATABASE_CONNECT_SECONDS: '3',
        DATABASE_SILENT_SECONDS: '2',
        DATABASE_STATEMENT_SECONDS: '4',
        DATABASE_LOCK_SECONDS: '5',
        DATABASE_IDLE_TRANSACTION_SECONDS: '6',
      }),
    ).toMatchObject({
      databasePoolMax: 7,
      databaseProbeTimeoutMs: 2000,
      databaseTimeouts: {
        connectMs: 3000,
        statementMs: 4000,
        lockMs: 5000,
        idleInTransactionMs: 6000,
      },
    })
  })

  it.each([
    [{ DATABASE_CA_FILE: '/ca.pem' }, 'DATABASE_CA_FILE means nothing without DATABASE_URL'],
    [
      { DATABASE_READ_URL: 'postgres://db/x' },
      'DATABASE_READ_URL means nothing without DATABASE_URL',
    ],
    [
      { DATABASE_URL: 'postgres://db/x', DATABASE_READ_URL: 'postgres://db/x?sslmode=allow' },
      'DATABASE_READ_URL has a sslmode',
    ],
    [{ DATABASE_URL: 'postgres://db/x?sslmode=prefer' }, 'none of disable, require'],
    [{ DATABASE_URL: 'postgres://db/x?sslmode=verify-ca' }, 'needs DATABASE_CA_FILE'],
    [{ DATABASE_URL: 'postgres://db/x', DATABASE_CA_FILE: 'ca.pem' }, 'the whole path'],
    [{ DATABASE_LOCK_SECONDS: '0' }, 'DATABASE_LOCK_SECONDS must be'],
  ])('names what can not be meant: %o', (settings, problem) => {
    expect(() => configOf(settings)).toThrow(problem)
  })

  const inProduction = (url: string) => () =>
    configOf({ NODE_ENV: 'production', ALLOW_LOCAL_SERVICES: 'true', DATABASE_URL: url })

  it('in production it is said whether the way to a database far away is encrypted', () => {
    expect(inProduction('postgres://u:p@db.example.in:5432/x')).toThrow('sslmode=verify-full')
    expect(inProduction('postgres://u:p@db.example.in/x?sslmode=disable')).not.toThrow()
    expect(inProduction('postgres://u:p@db.example.in/x?sslmode=verify-full')).not.toThrow()
    for (const near of ['127.0.0.1:5432', 'localhost', '[::1]', '%2Frun%2Fpostgresql', '']) {
      expect(inProduction(`postgres://${near}/x`)).not.toThrow()
    }
    expect(inProduction('postgres:///x?host=/run/postgresql')).not.toThrow()
  })
})

describe('an encrypted database', () => {
  let folder: string
  let caFile: string
  let database: TestDatabase
  let here: Awaited<ReturnType<typeof startTlsPostgres>>
  let elsewhere: Awaited<ReturnType<typeof startTlsPostgres>>
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kaamyab-tls-'))
    caFile = join(folder, 'ca.pem')
    await writeFile(caFile, certificate)
    database = await createTestDatabase()
    here = await startTlsPostgres(database.connectionString)
    elsewhere = await startTlsPostgres(database.connectionString, '127.0.0.2')
  })
  afterAll(async () => {
    await here.close()
    await elsewhere.close()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  async function ask(settings: { DATABASE_URL: string; DATABASE_CA_FILE?: string }) {
    const { databaseUrl = '', databaseTimeouts } = configOf(settings)
    const { pool, close } = createDatabase({
      connectionString: databaseUrl,
      max: 1,
      timeouts: databaseTimeouts,
    })
    try {
      const { rows } = await pool.query<{ answer: number }>('select 1 as answer')
      return rows[0]?.answer
    } finally {
      await close()
    }
  }

  it('is spoken to only where its authority is the one that was named', async () => {
    expect(await ask({ DATABASE_URL: here.address, DATABASE_CA_FILE: caFile })).toBe(1)
    await expect(ask({ DATABASE_URL: `${here.address}?sslmode=verify-full` })).rejects.toThrow(
      'self-signed certificate',
    )
  })

  it('requires a certificate with its address by default', async () => {
    const DATABASE_CA_FILE = caFile
    await expect(ask({ DATABASE_URL: elsewhere.address, DATABASE_CA_FILE })).rejects.toThrow(
      'does not match',
    )
    const withAuthority = {
      DATABASE_URL: `${elsewhere.address}?sslmode=verify-ca`,
      DATABASE_CA_FILE,
    }
    expect(await ask(withAuthority)).toBe(1)
    expect(await ask({ DATABASE_URL: `${elsewhere.address}?sslmode=require` })).toBe(1)
  })

  it('is not spoken to in plain words', async () => {
    await expect(ask({ DATABASE_URL: `${here.address}?sslmode=disable` })).rejects.toThrow(
      /terminated|ECONNRESET|socket/i,
    )
  })

  it('is waited for no longer than configured', async () => {
    const { databaseTimeouts } = configOf({
      DATABASE_LOCK_SECONDS: '1',
      DATABASE_STATEMENT_SECONDS: '2',
    })
    const { connectionString } = database
    const { pool, close } = createDatabase({ connectionString, max: 2, timeouts: databaseTimeouts })
    const holder = await pool.connect()
    try {
      await holder.query('create table locked (id integer)')
      await holder.query('begin; lock table locked')
      await expect(pool.query('select from locked')).rejects.toMatchObject({ code: '55P03' })
      await expect(pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' })
    } finally {
      holder.release(true)
      await close()
    }
  })
})
