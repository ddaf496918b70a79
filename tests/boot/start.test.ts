import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cases } from '#tests/support/effort.ts'
import { runServer, type ServerRun } from '#tests/support/server-process.ts'
import { connectToRunning } from '#server/db/embedded/supervisor.ts'
import { findPostmaster } from '#server/db/embedded/postmaster.ts'
import { makeThrowAwayFolder } from '#tests/support/throw-away-folder.ts'

// The first start may build the pages, and a new database takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

// All tests of this file share a data folder; each leaves it like a stopped server.
const dataDir = await makeThrowAwayFolder('kaamyab-boot-')
const cluster = join(dataDir, 'postgres')
const running: ServerRun[] = []

async function start(environment: Record<string, string> = {}): Promise<ServerRun> {
  const run = await runServer({ DATA_DIR: dataDir, ...environment })
  if (run.address !== undefined) running.push(run)
  return run
}

async function query(statement: string): Promise<void> {
  const { connectionString, close } = connectToRunning(dataDir)
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
  close()
}

async function refusal(environment: Record<string, string>): Promise<string> {
  const run = await start(environment)
  expect(await run.ended).toBe(1)
  expect(run.stderr()).toMatch(/^[^\n]+\n$/)
  return run.stderr()
}

const isReady = async (run: ServerRun): Promise<boolean> =>
  (await fetch(`${run.address}/readyz`)).ok

afterEach(async () => {
  await Promise.all(running.splice(0).map((run) => run.stop('SIGTERM')))
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describe('starting and stopping', () => {
  it.each(cases(['SIGTERM', 'SIGINT', 'SIGHUP'] as const, (signal) => signal === 'SIGTERM'))(
    'becomes ready, and on %s stops all its processes',
    async (signal) => {
      const run = await start()
      expect(run.stderr()).toBe('')
      expect(await isReady(run)).toBe(true)
      expect(findPostmaster(cluster)).toBeGreaterThan(0)
      expect(await run.stop(signal)).toBe(0)
      expect(findPostmaster(cluster)).toBeUndefined()
      expect(run.stderr()).toBe('')
    },
  )

  it('makes its secrets readable by its own account only', () => {
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    expect(statSync(dataDir).mode & 0o077).toBe(0)
  })

  it.each(
    cases(['the server', 'server and database'] as const, (what) => what === 'server and database'),
  )('recovers after %s was killed', async (what) => {
    const killed = await start()
    await query(`insert into installation (key, value) values ('kept', '1')`)
    process.kill(killed.serverPid(), 'SIGKILL')
    const postmaster = Number(findPostmaster(cluster))
    expect(postmaster).toBeGreaterThan(0)
    if (what === 'server and database') process.kill(postmaster, 'SIGKILL')
    expect(await killed.ended).not.toBe(0)
    const next = await start()
    // A database that was killed tells that it recovers.
    expect(what === 'the server' ? next.stderr() : '').toBe('')
    expect(await isReady(next)).toBe(true)
    await query(`delete from installation where key = 'kept'`)
  })

  it('restarts the database when it is killed under a running server', async () => {
    const run = await start()
    const pid = Number(findPostmaster(cluster))
    process.kill(pid, 'SIGKILL')
    // Its connections may still answer for a moment.
    const isAnother = () => ![undefined, pid].includes(findPostmaster(cluster))
    await expect
      .poll(async () => isAnother() && (await isReady(run)), { timeout: 30_000, interval: 100 })
      .toBe(true)
  })

  it('stops when its parent process disappears', async () => {
    const run = await start()
    const server = run.serverPid()
    await run.stop('SIGKILL')
    const deadline = Date.now() + 10_000
    while (existsSync(`/proc/${server}/exe`) && Date.now() < deadline) await sleep(50)
    expect(existsSync(`/proc/${server}/exe`)).toBe(false)
    expect(findPostmaster(cluster)).toBeUndefined()
  })
})

describe('beside a running server', () => {
  let server: ServerRun
  beforeAll(async () => {
    server = await runServer({ DATA_DIR: dataDir })
  })
  afterAll(() => server.stop('SIGTERM'))

  it('answers HEAD for a page like GET, without the body', async () => {
    const { address } = server
    for (const path of ['/', '/jobs', '/nowhere', '//nowhere.example/jobs', '/api/nowhere']) {
      const page = await fetch(address + path)
      const head = await fetch(address + path, { method: 'HEAD' })
      expect([path, head.status]).toEqual([path, path.includes('nowhere') ? 404 : 200])
      expect(head.status).toBe(page.status)
      expect(head.headers.get('content-type')).toBe(page.headers.get('content-type'))
      expect(await head.text()).toBe('')
    }
  })

  it('rejects another process on the same data', async () => {
    expect(await refusal({})).toMatch(/^Another process \(\d+\) already works on the data folder/)
    expect(await isReady(server)).toBe(true)
  })

  it('rejects another process on the same port', async () => {
    const port = new URL(String(server.address)).port
    const other = join(dataDir, 'other')
    expect(await refusal({ PORT: port, DATA_DIR: other })).toContain(`port ${port} on 127.0.0.1 is`)
    expect(existsSync(join(other, 'postgres'))).toBe(false)
  })
})

describe('reports in one sentence', () => {
  it('that the data folder can’t be written', async () => {
    const file = join(dataDir, 'a-file')
    writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: file })).toContain('it is not a folder')
    expect(await refusal({ DATA_DIR: join(file, 'below') })).toContain('it is not a folder')
    expect(await refusal({ DATA_DIR: '/proc/kaamyab' })).toContain("can't be used")
  })

  it('that the data folder has a newer format', async () => {
    const marker = join(dataDir, 'format.json')
    const before = readFileSync(marker, 'utf8')
    writeFileSync(marker, '{"format":99}\n')
    expect(await refusal({})).toContain('written by a newer version of this program (format 99')
    writeFileSync(marker, before)
  })

  it('that the database files are of a newer Postgres', async () => {
    const file = join(cluster, 'PG_VERSION')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, '99\n')
    expect(await refusal({})).toContain('newer version of this program (Postgres 99')
    writeFileSync(file, before)
  })

  it('that the database has a migration of a newer version', async () => {
    const run = await start()
    await query(`insert into schema_migrations values (9999, '9999_later.sql', 'x')`)
    await run.stop('SIGTERM')
    expect(await refusal({})).toContain('it has the migration 9999_later.sql')
    expect(findPostmaster(cluster)).toBeUndefined()
  })

  it('that the server of DATABASE_URL is away', async () => {
    const address = 'postgres://someone:hidden@127.0.0.1:1/nothing'
    const sentence = await refusal({ DATABASE_URL: address })
    expect(sentence).toContain('The database that DATABASE_URL names')
    expect(sentence).not.toContain('hidden')
  })

  it('S11-33: every setting that is wrong', async () => {
    const sentence = await refusal({ PORT: 'x', LOG_LEVEL: 'loud', NODE_ENV: 'production' })
    expect(sentence).toMatch(/PORT .*LOG_LEVEL .*MSG91_AUTH_KEY/)
  })
})
