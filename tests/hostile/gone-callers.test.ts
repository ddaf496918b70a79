import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const logged: string[] = []
const write = (line: string) => void logged.push(line)
const testApp = closeAfterAll(
  await createTestApp({ log: createLog({ level: 'info', format: 'json', write }) }),
)
await testApp.app.listen({ host: '127.0.0.1', port: 0 })
const address = testApp.app.server.address()
if (address === null || typeof address === 'string') throw new Error('It listens on a port')
const port = address.port
const token = (await signIn(testApp, 'candidate')).token

const countConnections = () =>
  new Promise<number>((resolve, reject) =>
    testApp.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

test('a client that disconnects during authentication causes no server error', async () => {
  const client = await testApp.composition.pool.connect()
  await client.query('begin; lock table sessions in access exclusive mode')
  try {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const body = JSON.stringify({ type: 'users' })
    socket.write(
      `POST /api/updateprofiledata HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
    // The request waits for the lock now.
    await expect
      .poll(async () => {
        const { rowCount } = await client.query('select from pg_locks where not granted')
        return rowCount
      })
      .toBeGreaterThan(0)
    socket.destroy()
    await expect.poll(countConnections).toBe(0)
  } finally {
    await client.query('rollback')
    client.release()
  }
  // The query has ended, and other requests are answered.
  const { pool } = testApp.composition
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`http://127.0.0.1:${port}/api/check_auth`, { headers })
  await reply.text()
  expect(logged.filter((line) => /"level":"(?:error|fatal)"/.test(line))).toEqual([])
})
