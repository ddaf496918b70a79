import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPostmaster } from '#server/db/embedded/postmaster.ts'
import { useBoot } from '#tests/support/boot.ts'
import { cases } from '#tests/support/effort.ts'

const { dataDir, cluster, start, refusal, isReady } = await useBoot()

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

  it('rejects another process on the same port, and answers HEAD for a page like GET', async () => {
    const server = await start()
    const { address } = server
    for (const path of ['/', '/jobs', '/nowhere', '//nowhere.example/jobs', '/api/nowhere']) {
      const page = await fetch(address + path)
      const head = await fetch(address + path, { method: 'HEAD' })
      expect([path, head.status]).toEqual([path, path.includes('nowhere') ? 404 : 200])
      expect(head.status).toBe(page.status)
      expect(head.headers.get('content-type')).toBe(page.headers.get('content-type'))
      expect(await head.text()).toBe('')
    }
    const port = new URL(String(server.address)).port
    const other = join(dataDir, 'other')
    expect(await refusal({ PORT: port, DATA_DIR: other })).toContain(`port ${port} on 127.0.0.1 is`)
    expect(existsSync(join(other, 'postgres'))).toBe(false)
  })
})

describe('reports in one sentence', () => {
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
