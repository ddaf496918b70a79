import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

/** A tenth of these are reserved. */
const max = 10
const maxUnreserved = 9

let testApp: TestApp
let port: number
let origin: string

async function start(options: Parameters<typeof createTestApp>[0]): Promise<void> {
  testApp = await createTestApp({ ...options, config: { requestsAtOnce: max } })
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  const address = testApp.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on a port')
  port = address.port
  origin = `http://127.0.0.1:${port}`
}

const search = (signal?: AbortSignal) =>
  fetch(`${origin}/api/public/jobs`, signal ? { signal } : {})

/** While `act` runs, searches of jobs wait. */
async function whileSearchWaits<Result>(act: () => Promise<Result>): Promise<Result> {
  // Later than cached results last.
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

async function untilRejected(): Promise<Response> {
  for (;;) {
    const reply = await fetch(`${origin}/api/sayings-of-nobody`)
    if (reply.status === 503) return reply
    await reply.text()
  }
}

/** Sends a request by hand, so that its headers may say anything. */
function sendRaw(request: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(request)
  return socket
}

describe('more requests than the limit', () => {
  beforeAll(() => start({}))
  afterAll(() => testApp.close())

  test('S9-16: get 503 at once, and those in flight get their responses', async () => {
    const { waiting, rejected } = await whileSearchWaits(async () => {
      const started = Array.from({ length: maxUnreserved }, () => search())
      const reply = await untilRejected()
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
      return { waiting: started, rejected: reply }
    })
    expect(rejected.headers.get('retry-after')).toBe('2')
    expect(rejected.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await rejected.json()).toMatchObject({
      code: 'OVERLOADED',
      message: 'Too many people are using the site right now. Please try again in a moment',
      requestId: expect.any(String),
    })
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(statuses).toEqual(Array.from({ length: maxUnreserved }, () => 200))
    expect((await search()).status).toBe(200)
  })

  test('leave places for the results of payments', async () => {
    const { waiting } = await whileSearchWaits(async () => {
      const started = Array.from({ length: maxUnreserved }, () => search())
      await untilRejected()
      const event = await fetch(`${origin}/api/webhooks/razorpay`, { method: 'POST', body: '{}' })
      expect(await event.json()).toMatchObject({ code: 'MALFORMED' })
      return { waiting: started }
    })
    await Promise.all(waiting)
  })

  test('callers who hang up give their places back', async () => {
    await whileSearchWaits(async () => {
      const leaving = new AbortController()
      const left = Array.from({ length: maxUnreserved }, () => search(leaving.signal))
      await untilRejected()
      leaving.abort()
      await Promise.allSettled(left)
      await expect
        .poll(async () => (await fetch(`${origin}/api/sayings-of-nobody`)).status)
        .toBe(404)
    })
  })

  test('a request that announces a body and sends none is counted', async () => {
    await whileSearchWaits(async () => {
      const sockets = Array.from({ length: maxUnreserved }, () =>
        // A search of its own, which no earlier one has cached.
        sendRaw('GET /api/public/jobs?q=nobody HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\n\r\n'),
      )
      expect((await untilRejected()).status).toBe(503)
      for (const socket of sockets) socket.destroy()
    })
  })

  test('slow senders hold no place', async () => {
    const sockets = Array.from({ length: max * 2 }, () =>
      sendRaw(
        'POST /submitForm HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
      ),
    )
    await expect
      .poll(
        () => new Promise((resolve) => testApp.app.server.getConnections((_, all) => resolve(all))),
      )
      .toBeGreaterThanOrEqual(max * 2)
    await expect.poll(async () => (await search()).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })
})

test('a person who opens a page reads about the overload on a page', async () => {
  await start({ pages: 'built' })
  try {
    const { waiting } = await whileSearchWaits(async () => {
      const started = Array.from({ length: maxUnreserved }, () => search())
      await untilRejected()
      const page = await fetch(`${origin}/jobs`, { headers: { accept: 'text/html' } })
      expect([page.status, page.headers.get('content-type')]).toEqual([
        503,
        'text/html; charset=utf-8',
      ])
      expect(await page.text()).toContain('Too many people are using the site right now')
      return { waiting: started }
    })
    await Promise.all(waiting)
  } finally {
    await testApp.close()
  }
})
