import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { findPostmaster } from '#server/db/embedded/postmaster.ts'
import { useBoot } from '#tests/support/boot.ts'

const { dataDir, cluster, start, refusal, query, isReady } = await useBoot()

describe('after a failure', () => {
  it.each(['the server', 'server and database'] as const)(
    'recovers after %s was killed',
    async (what) => {
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
    },
  )

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

describe('reports in one sentence', () => {
  it('rejects another process on the same data', async () => {
    const server = await start()
    expect(await refusal({})).toMatch(/^Another process \(\d+\) already works on the data folder/)
    expect(await isReady(server)).toBe(true)
  })

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
})
