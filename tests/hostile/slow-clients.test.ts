import { afterAll, beforeAll, expect, test } from 'vitest'
import { slownesses, startSlowClients } from '#bench/slow/clients.ts'
import { rounds } from '#tests/support/effort.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const clients = rounds(60, 600)

let testApp: TestApp
let origin: string
let came = 0
beforeAll(async () => {
  const patience = { headersMs: 600, pauseMs: 600, patienceMs: 600, leastBytesPerSecond: 500 }
  testApp = await createTestApp({ patience })
  testApp.app.server.on('connection', () => (came += 1))
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  const address = testApp.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on a port')
  origin = `http://127.0.0.1:${address.port}`
})
afterAll(() => testApp.close())

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    testApp.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('clients who drip headers or bodies, or read nothing, hold no socket for long and keep nobody waiting', async () => {
  const slow = startSlowClients(origin, {
    count: clients,
    ways: slownesses,
    file: '/api/public/jobs',
    withinMs: 5_000,
  })
  try {
    await expect.poll(() => came, { timeout: 15_000 }).toBe(clients)
    const headers = { connection: 'close' }
    const reply = await fetch(`${origin}/api/public/jobs`, { headers })
    expect([reply.status, await reply.json()]).toEqual([200, []])
    // Who reads nothing of a small answer is seen off as one who has nothing more to ask.
    await expect.poll(countConnections, { timeout: 60_000 }).toBe(0)
  } finally {
    slow.stop()
  }
}, 90_000)
