import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const most = 10

let testApp: TestApp
let port: number
let origin: string

async function start(config: { requestsAtOnce?: number }): Promise<void> {
  testApp = await createTestApp({ config })
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  const address = testApp.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on a port')
  port = address.port
  origin = `http://127.0.0.1:${port}`
}

const search = (signal?: AbortSignal) =>
  fetch(`${origin}/api/public/jobs`, signal ? { signal } : {})

/** While `act` runs, whoever looks for jobs waits. */
async function whileSearchWaits<Result>(act: () => Promise<Result>): Promise<Result> {
  // What was found for those before is not kept so long.
  testApp.clock.advance({ minutes: 1 })
  const client = await testApp.composition.pool.connect()
  await client.query('begin')
  await client.query('lock table jobs in access exclusive mode')
  try {
    return await act()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function untilRefused(): Promise<Response> {
  for (;;) {
    const reply = await fetch(`${origin}/api/sayings-of-nobody`)
    if (reply.status === 503) return reply
    await reply.text()
  }
}

describe('more than can be answered at once', () => {
  beforeAll(() => start({ requestsAtOnce: most }))
  afterAll(() => testApp.close())

  test('hears so at once, and those before it have their answers', async () => {
    const { waiting, refused } = await whileSearchWaits(async () => {
      const started = Array.from({ length: most }, () => search())
      const reply = await untilRefused()
      const health = await fetch(`${origin}/healthz`)
      expect(health.status).toBe(200)
      return { waiting: started, refused: reply }
    })
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await refused.json()).toMatchObject({
      code: 'OVERLOADED',
      message: 'Very many people are here just now. Please try again in a moment',
    })
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: most }, () => 200))
    expect((await search()).status).toBe(200)
  })

  test('those who went away before their answer hold no place', async () => {
    await whileSearchWaits(async () => {
      const leaving = new AbortController()
      const left = Array.from({ length: most }, () => search(leaving.signal))
      await untilRefused()
      leaving.abort()
      await Promise.allSettled(left)
      await expect
        .poll(async () => (await fetch(`${origin}/api/sayings-of-nobody`)).status)
        .toBe(404)
    })
  })

  test('slow senders hold none', async () => {
    const sockets = Array.from({ length: most * 2 }, () => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(
        'POST /submitForm HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
      )
      return socket
    })
    await expect
      .poll(
        () => new Promise((resolve) => testApp.app.server.getConnections((_, all) => resolve(all))),
      )
      .toBeGreaterThanOrEqual(most * 2)
    expect((await search()).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
})

describe('more than the machine can bear', () => {
  const people = 80

  beforeAll(() => start({}))
  afterAll(() => testApp.close())

  /** Each asks for another job, so that none is answered together with another. */
  const waitInLine = () =>
    Array.from({ length: people }, () => fetch(`${origin}/api/public/jobs/${randomUUID()}`))

  test('is turned away once those inside wait for one another, long before the settings’ limit', async () => {
    const waiting = await whileSearchWaits(async () => {
      const started = waitInLine()
      const refused = await untilRefused()
      expect(refused.headers.get('retry-after')).toBe('2')
      expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await refused.json()).toMatchObject({
        code: 'OVERLOADED',
        requestId: expect.any(String),
      })

      const page = await fetch(`${origin}/jobs`, { headers: { accept: 'text/html' } })
      expect([page.status, page.headers.get('content-type')]).toEqual([
        503,
        'text/html; charset=utf-8',
      ])
      expect(await page.text()).toContain('Very many people are here just now')
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
      const event = await fetch(`${origin}/api/webhooks/razorpay`, { method: 'POST', body: '{}' })
      expect(await event.json()).toMatchObject({ code: 'MALFORMED' })
      return started
    })
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(statuses.filter((status) => ![404, 503].includes(status))).toEqual([])
    // So many are let in whatever the others wait.
    expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(32)
    await expect.poll(async () => (await search()).status, { timeout: 10_000 }).toBe(200)
  })
})
