import { connect } from 'node:net'
import type { Socket } from 'node:net'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutOffSlowPeers } from './slow-peers.ts'

const app = fastify()
const large = Buffer.alloc(40_000_000)
let port: number
beforeAll(async () => {
  cutOffSlowPeers(app, { patienceMs: 300, leastBytesPerSecond: 500 })
  app.post('/', (request, reply) => reply.send(JSON.stringify(request.body)))
  app.get('/', async () => large)
  app.get('/late', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    return 'late'
  })
  port = await listen(app)
})
afterAll(() => app.close())

async function listen(server: FastifyInstance): Promise<number> {
  return Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port)
}

/** Sends a beginning, and then `drip` twenty times a second. */
function send(beginning: string, drip = '', to = port): Socket {
  const socket = connect(to, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(beginning)
  const dripping = drip === '' ? undefined : setInterval(() => socket.write(drip), 50)
  socket.once('close', () => clearInterval(dripping))
  return socket
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => socket.once('close', () => resolve()))

const connections = () =>
  new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))

const post = (length: number) =>
  `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

test('who drips a body is cut off', async () => {
  await expect(closed(send(`${post(90_000)}"`, 'a'))).resolves.toBeUndefined()
})

test('who sips the answer is cut off', async () => {
  const socket = send('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  socket.pause()
  await expect.poll(connections).toBe(1)
  await expect.poll(connections, { timeout: 15_000 }).toBe(0)
  socket.destroy()
})

test('who sends slowly but surely is answered', async () => {
  const portion = 'a'.repeat(300)
  const socket = send(`${post(portion.length * 20 + 2)}"`)
  const answer = new Promise<string>((resolve) =>
    socket.on('data', (data) => resolve(String(data))),
  )
  for (let sent = 0; sent < 20; sent += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.write(portion)
  }
  socket.write('"')
  expect(await Promise.race([answer, closed(socket)])).toContain('200 OK')
  socket.destroy()
})

test('who reads a large answer slowly but surely gets all of it', async () => {
  const other = fastify()
  // The kernel takes a megabyte or so at a time.
  cutOffSlowPeers(other, { patienceMs: 1500, leastBytesPerSecond: 500 })
  other.get('/', async () => large)
  const socket = send('GET / HTTP/1.1\r\nhost: x\r\n\r\n', '', await listen(other))
  let left = large.length
  const whole = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      left -= data.length
      if (left < 1) resolve()
      socket.pause()
      setTimeout(() => socket.resume(), 5)
    })
  })
  await Promise.race([whole, closed(socket)])
  expect(left).toBeLessThan(1)
  socket.destroy()
  await other.close()
}, 70_000)

test('who waits for the product waits', async () => {
  const reply = await fetch(`http://127.0.0.1:${port}/late`)
  expect(await reply.text()).toBe('late')
})
