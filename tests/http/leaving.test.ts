import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createDoors } from '#server/http/doors.ts'
import type { Doors } from '#server/http/doors.ts'
import { leave } from '#server/http/leaving.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let testApp: TestApp
let doors: Doors
afterEach(() => Promise.all([doors.close(), testApp.close()]))

async function listen(): Promise<number> {
  testApp = await createTestApp()
  doors = createDoors(testApp.app.server)
  await testApp.app.listen({ host: '127.0.0.1', port: 0, ...doors.listening })
  await doors.open()
  const address = testApp.app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function ask(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const outgoing = send({ host: '127.0.0.1', port, path, agent }).end()
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error('no answer')
  await text(answer)
  return answer
}

test('a node that is told to stop says so, serves whoever is in, and lets nobody else in', async () => {
  const port = await listen()
  const { composition } = testApp
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const other = new Agent({ keepAlive: true, maxSockets: 1 })
  expect((await ask(port, '/readyz', agent)).statusCode).toBe(200)
  expect((await ask(port, '/healthz', other)).headers.connection).toBe('keep-alive')

  const { promise: noticed, resolve: notice } = Promise.withResolvers<void>()
  const left = leave(doors, composition.leaving, () => noticed)
  // The balancer is told, and all is served.
  expect((await ask(port, '/readyz', agent)).statusCode).toBe(503)
  const served = await ask(port, '/healthz', agent)
  expect([served.statusCode, served.headers.connection]).toEqual([200, 'keep-alive'])

  notice()
  await expect.poll(() => composition.leaving.isClosing).toBe(true)
  const stranger = new Agent()
  await expect(ask(port, '/healthz', stranger)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  // Connections that stand open are served once more, and told to go.
  for (const each of [agent, other]) {
    const last = await ask(port, '/healthz', each)
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
  }
  await left
})
