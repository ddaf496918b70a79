import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { drain } from '#server/http/overload/drain-state.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let testApp: TestApp
afterEach(() => testApp.close())

async function listen(): Promise<number> {
  testApp = await createTestApp()
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  const address = testApp.app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function get(port: number, path: string, agent: Agent): Promise<IncomingMessage> {
  const outgoing = send({ host: '127.0.0.1', port, path, agent }).end()
  const [response]: IncomingMessage[] = await once(outgoing, 'response')
  if (!response) throw new Error('no response')
  await text(response)
  return response
}

const keepAliveAgent = () => new Agent({ keepAlive: true, maxSockets: 1 })

test('a draining node serves on, says so at /readyz and ends each connection', async () => {
  const port = await listen()
  const { drainState } = testApp.composition
  const agent = keepAliveAgent()
  const other = keepAliveAgent()
  expect((await get(port, '/readyz', agent)).statusCode).toBe(200)
  expect((await get(port, '/healthz', other)).headers.connection).toBe('keep-alive')

  await drain(drainState, 0)
  const ready = await get(port, '/readyz', agent)
  expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'close'])
  for (const each of [agent, other, keepAliveAgent()]) {
    const served = await get(port, '/healthz', each)
    expect([served.statusCode, served.headers.connection]).toEqual([200, 'close'])
  }
})

test('a server that closes answers the requests in flight and accepts no connection', async () => {
  const port = await listen()
  const { app, composition } = testApp
  await drain(composition.drainState, 0)
  const client = await composition.pool.connect()
  await client.query('begin; lock table jobs in access exclusive mode')
  const inFlight = get(port, '/api/public/jobs', keepAliveAgent())
  await expect
    .poll(async () => (await client.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0)

  const closed = app.close()
  await expect
    .poll(() => get(port, '/healthz', new Agent()).catch((error: Error) => error))
    .toMatchObject({ code: 'ECONNREFUSED' })
  await client.query('rollback')
  client.release()
  const served = await inFlight
  expect([served.statusCode, served.headers.connection]).toEqual([200, 'close'])
  await closed
})
