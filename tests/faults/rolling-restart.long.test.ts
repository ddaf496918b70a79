import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBalancer } from '#tests/support/balancer.ts'
import { cases } from '#tests/support/effort.ts'
import { startS3 } from '#tests/support/s3/s3-server.ts'
import { runServer } from '#tests/support/server-process.ts'
import type { ServerRun } from '#tests/support/server-process.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { TestDatabase } from '#tests/support/test-database.ts'
import { makeThrowAwayFolder } from '#tests/support/throw-away-folder.ts'

// Nodes start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const people = 3
/** Requests that the remaining node must answer. */
const answersMeanwhile = 12

let folder: string
let database: TestDatabase
let s3: Awaited<ReturnType<typeof startS3>>
let nodes: (ServerRun | undefined)[] = []
let front: Awaited<ReturnType<typeof startBalancer>>

const startNode = (place: number): Promise<ServerRun> =>
  runServer({
    ...s3.environment,
    DATA_DIR: join(folder, `node-${place}`),
    DATABASE_URL: database.connectionString,
    DATABASE_POOL_MAX: '5',
    APP_SECRET: 'a secret of all nodes of this test',
    OTP_SECRET: 'another secret of all nodes of this test',
    PUBLIC_URL: front.address,
    LIMIT_SCALE: '1000',
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'error',
  })

beforeAll(async () => {
  folder = await makeThrowAwayFolder('kaamyab-rolling-')
  ;[database, s3] = await Promise.all([createTestDatabase({ max: 2 }), startS3()])
  front = await startBalancer(() => nodes.map((node) => node?.address))
  nodes = await Promise.all([startNode(0), startNode(1)])
})

afterAll(async () => {
  await front.close()
  await Promise.all(nodes.map(async (node) => await node?.stop('SIGTERM')))
  await Promise.all([database.drop(), s3.close()])
  await rm(folder, { recursive: true, force: true })
})

/** Starts clients that browse and request call-backs until they are stopped. */
function startPeople() {
  const failed: string[] = []
  const acknowledged: string[] = []
  let answers = 0
  const ending = new AbortController()

  async function ask(path: string, init: RequestInit = {}): Promise<boolean> {
    const result = await fetch(`${front.address}${path}`, init).catch((error: unknown) => error)
    if (result instanceof Response) await result.arrayBuffer()
    const isGood = result instanceof Response && result.ok
    if (!isGood)
      failed.push(`${path}: ${result instanceof Response ? result.status : String(result)}`)
    answers += 1
    return isGood
  }

  async function writeOnce(): Promise<void> {
    const submissionId = randomUUID()
    const isGood = await ask('/submitForm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        submissionId,
        name: 'Asha Rao',
        mobile: '9876543210',
        email: 'asha@mail.example',
        query: submissionId,
      }),
    })
    if (isGood) acknowledged.push(submissionId)
  }

  async function live(): Promise<void> {
    while (!ending.signal.aborted) {
      await ask('/')
      await ask('/api/public/jobs?q=telecaller')
      await writeOnce()
    }
  }

  const lives = Array.from({ length: people }, live)
  return {
    failed,
    answers: () => answers,
    end: async () => {
      ending.abort()
      await Promise.all(lives)
      return acknowledged
    },
  }
}

test('nodes that are restarted one after the other fail no request, and lose or double no write', async () => {
  const life = startPeople()
  const goesOn = async () => {
    const wanted = life.answers() + answersMeanwhile
    await vi.waitFor(() => expect(life.answers()).toBeGreaterThan(wanted), { timeout: 60_000 })
  }
  await goesOn()
  for (const place of cases([...nodes.keys()], (each) => each === 0)) {
    const old = nodes[place]
    expect(await old?.stop('SIGTERM')).toBe(0)
    nodes[place] = undefined
    await goesOn()
    const anew = await startNode(place)
    expect(anew.address).toBeDefined()
    nodes[place] = anew
    await goesOn()
  }
  const acknowledged = await life.end()

  expect(life.failed).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(answersMeanwhile)
  const { rows } = await database.pool.query<{ query: string }>(
    'select query from contact_requests order by query',
  )
  expect(rows.map(({ query }) => query)).toEqual(acknowledged.toSorted())
})
