import { randomInt, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import type { EmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import { silentLog } from '#server/lib/log.ts'
import { isLongRun, timeoutByEffort, byEffort } from '#tests/support/effort.ts'
import { freezeDatabase } from '#tests/support/faults/frozen-database.ts'
import { writeResult } from '#tests/support/faults/results.ts'
import { startVictim, untilReady } from '#tests/support/faults/victim.ts'
import type { Victim } from '#tests/support/faults/victim.ts'
import { makeThrowAwayFolder } from '#tests/support/throw-away-folder.ts'

const freezes = byEffort(1, 20)
const poolMax = 20
const writers = 6
/** The health probe has its own connection. */
const ownConnections = 1
const patienceMs = 60_000

let databaseDir: string
let dataDir: string
let postgres: EmbeddedPostgres
let victim: Victim
beforeAll(async () => {
  databaseDir = await makeThrowAwayFolder('kaamyab-frozen-')
  dataDir = await makeThrowAwayFolder('kaamyab-frozen-')
  postgres = await startEmbeddedPostgres({ dataDir: databaseDir, log: silentLog() })
  victim = await startVictim(dataDir, {
    DATABASE_URL: postgres.connectionString,
    DATABASE_POOL_MAX: String(poolMax),
    DATABASE_SILENT_SECONDS: '1',
  })
}, 120_000)
afterAll(async () => {
  await victim.stop()
  await postgres.stop()
  for (const folder of [databaseDir, dataDir]) await rm(folder, { recursive: true, force: true })
}, 60_000)

type Rejections = { call: number; page: number }

/** An answer that never comes ends the request, so that the failure says which one it was. */
const ask = (path: string, request: RequestInit = {}): Promise<Response> =>
  fetch(victim.origin + path, { ...request, signal: AbortSignal.timeout(patienceMs) })

/** Starts clients that read, and clients that repeat each write until it succeeds. */
function startPeople() {
  const over = new AbortController()
  const gaveUp = new AbortController()
  const odd: string[] = []
  const written: string[] = []
  const rejections: Rejections = { call: 0, page: 0 }
  const hear = async (what: keyof Rejections, reply: Response): Promise<boolean> => {
    const text = await reply.text()
    const isClear = what === 'page' ? /^<!doctype html>/i.test(text) : /"UNAVAILABLE"/.test(text)
    if (reply.status === 503 && isClear) rejections[what] += 1
    else if (![200, 404].includes(reply.status)) odd.push(`${reply.status} ${text.slice(0, 200)}`)
    return reply.ok
  }
  const write = async () => {
    while (!over.signal.aborted) {
      const submissionId = randomUUID()
      const person = { name: submissionId, mobile: '9876500001', email: 'a@example.com' }
      const body = JSON.stringify({ submissionId, ...person, query: 'Call me' })
      const headers = { 'content-type': 'application/json' }
      const send = () => ask('/submitForm', { method: 'POST', headers, body })
      while (!(await hear('call', await send()))) {
        if (gaveUp.signal.aborted) return
        await sleep(50)
      }
      written.push(submissionId)
    }
  }
  /** Reads unknown ids, which no cache can answer. */
  const read = async (what: keyof Rejections, path: () => string) => {
    const headers = { accept: what === 'page' ? 'text/html' : '*/*' }
    while (!over.signal.aborted) {
      await hear(what, await ask(path(), { headers }))
      await sleep(20)
    }
  }
  const lives = [
    ...Array.from({ length: writers }, write),
    read('call', () => `/api/public/jobs/${randomUUID()}`),
    read('page', () => `/jobs/${randomUUID()}`),
  ]
  return {
    odd,
    written,
    rejections,
    stop: async () => {
      over.abort()
      await Promise.all(lives)
    },
    /** Stops the retries after a failed test. */
    giveUp: async () => {
      over.abort()
      gaveUp.abort()
      await Promise.allSettled(lives)
    },
  }
}

async function look<Row extends object>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: postgres.connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const countConnections = async (): Promise<number> =>
  (
    await look<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'kaamyab'`,
    )
  ).length

test(
  'while the database is frozen no request waits for it, and repeated writes are done once',
  async () => {
    const timeout = patienceMs
    const people = startPeople()
    const waits: number[] = []
    const returns: number[] = []
    onTestFinished(people.giveUp)
    for (let time = 0; time < freezes; time += 1) {
      const written = people.written.length
      await expect.poll(() => people.written.length, { timeout }).toBeGreaterThan(written + writers)
      await sleep(randomInt(50))
      const before = { ...people.rejections }
      const frozenAt = performance.now()
      const goOn = freezeDatabase(databaseDir)
      try {
        await expect.poll(() => people.rejections.call, { timeout }).toBeGreaterThan(before.call)
        waits.push(performance.now() - frozenAt)
        await expect.poll(() => people.rejections.page, { timeout }).toBeGreaterThan(before.page)
        expect((await ask('/readyz')).status).toBe(503)
        expect((await ask('/healthz')).status).toBe(200)
      } finally {
        goOn()
      }
      returns.push(await untilReady(victim.origin))
    }
    const written = people.written.length
    await expect.poll(() => people.written.length, { timeout }).toBeGreaterThan(written)
    await people.stop()

    expect(people.odd).toEqual([])
    const rows = await look<{ name: string }>('select name from contact_requests')
    expect(rows.map(({ name }) => name).toSorted()).toEqual(people.written.toSorted())
    await expect
      .poll(countConnections, { timeout: 30_000 })
      .toBeLessThanOrEqual(poolMax + ownConnections)
    if (isLongRun) report(people, waits, returns)
  },
  timeoutByEffort(1, 20, 240_000),
)

function report(
  { written, rejections }: ReturnType<typeof startPeople>,
  waits: readonly number[],
  returns: readonly number[],
): void {
  const max = (all: readonly number[]) => `${(Math.max(...all) / 1000).toFixed(1)} s`
  writeResult(
    'The database freezes repeatedly',
    'Six clients repeat each write until it succeeds, two read. The database counts as away after one second without an answer (three seconds by default).',
    [
      ['times that all of its processes were stopped', freezes],
      ['until the first heard 503, at most', max(waits)],
      ['answers 503, calls in JSON', rejections.call],
      ['answers 503, pages in words', rejections.page],
      ['other errors', 0],
      ['writes, each there once', written.length],
      ['ready again after its return, at most', max(returns)],
    ],
  )
}
