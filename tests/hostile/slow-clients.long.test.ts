import { expect, test } from 'vitest'
import { slownesses, startSlowClients } from '#bench/slow/clients.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const clients = byEffort(60, 600)

let came = 0
const timeouts = { headersMs: 600, requestMs: 1_200, idleMs: 600, keepAliveMs: 600 }
const testApp = closeAfterAll(await createTestApp({ timeouts }))
testApp.app.server.on('connection', () => (came += 1))
await testApp.app.listen({ host: '127.0.0.1', port: 0 })
const address = testApp.app.server.address()
if (address === null || typeof address === 'string') throw new Error('It listens on a port')
const origin = `http://127.0.0.1:${address.port}`

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    testApp.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('clients that drip headers or bodies, or read nothing, hold no socket for long and delay nobody', async () => {
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
    // A client that reads nothing of a small response counts as idle.
    await expect.poll(countConnections, { timeout: 60_000 }).toBe(0)
  } finally {
    slow.stop()
  }
}, 90_000)
