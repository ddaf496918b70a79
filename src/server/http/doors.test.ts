import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createDoors } from './doors.ts'
import type { Doors } from './doors.ts'

let server: Server
let doors: Doors

afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await doors.close()
})

async function start(answer: RequestListener, platform?: NodeJS.Platform): Promise<number> {
  server = createServer(answer)
  doors = createDoors(server, platform)
  server.listen({ host: '127.0.0.1', port: 0, ...doors.listening })
  await once(server, 'listening')
  await doors.open()
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const greet: RequestListener = (_request, response) => void response.end('hello')

/** Connects so often, and hangs up, while this process stands still. */
function connectOften(port: number, times: number): void {
  const script = `
    let open = 0
    const note = () => ++open === ${times} && process.exit()
    for (let i = 0; i < ${times}; i += 1) require('node:net').connect(${port}, '127.0.0.1', note)`
  const { status } = spawnSync(process.execPath, ['-e', script], { stdio: 'ignore' })
  expect(status).toBe(0)
}

test('a crowd is taken in within a few turns', async () => {
  const port = await start(greet)
  const came: unknown[] = []
  server.on('connection', (socket) => came.push(socket))
  const crowd = 200
  connectOften(port, crowd)
  let turns = 0
  for (; came.length < crowd; turns += 1) await turn()
  expect(turns).toBeLessThan(crowd / 4)
})

test('who came by any door is answered before all is closed, and nobody else is let in', async () => {
  const waiting: (() => void)[] = []
  const port = await start((_request, response) => waiting.push(() => response.end('hello')))
  const origin = `http://127.0.0.1:${port}`
  const many = 40
  // Each asks over a connection of its own.
  const asked = Array.from({ length: many }, () =>
    fetch(origin, { headers: { connection: 'close' } }),
  )
  await expect.poll(() => waiting.length).toBe(many)
  let isClosed = false
  const closed = Promise.all([doors.close(), new Promise((resolve) => server.close(resolve))]).then(
    () => (isClosed = true),
  )
  await expect(fetch(origin)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  expect(isClosed).toBe(false)
  for (const answer of waiting) answer()
  const replies = await Promise.all(asked)
  const texts = await Promise.all(replies.map((reply) => reply.text()))
  expect(texts).toEqual(Array.from({ length: many }, () => 'hello'))
  await closed
})

test('a machine that gives a port to one socket alone has one door', async () => {
  const port = await start(greet, 'darwin')
  expect(doors.all()).toEqual([server])
  const reply = await fetch(`http://127.0.0.1:${port}`)
  expect(await reply.text()).toBe('hello')
})
