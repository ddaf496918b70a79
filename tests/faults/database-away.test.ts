import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import type { EmbeddedPostgres } from '#server/db/embedded/supervisor.ts'
import { silentLog } from '#server/lib/log.ts'
import { byEffort, cases, isLongRun } from '#tests/support/effort.ts'
import { freezeDatabase } from '#tests/support/faults/frozen-database.ts'
import { writeResult } from '#tests/support/faults/results.ts'
import { startVictim, untilReady } from '#tests/support/faults/victim.ts'
import type { Victim } from '#tests/support/faults/victim.ts'
import { makeThrowAwayFolder } from '#tests/support/throw-away-folder.ts'

const awaySeconds = byEffort(1, 30)

let databaseDir: string
let dataDir: string
let postgres: EmbeddedPostgres
let victim: Victim
const startDatabase = () => startEmbeddedPostgres({ dataDir: databaseDir, log: silentLog() })
beforeAll(async () => {
  databaseDir = await makeThrowAwayFolder('kaamyab-away-')
  dataDir = await makeThrowAwayFolder('kaamyab-away-')
  postgres = await startDatabase()
  victim = await startVictim(dataDir, { DATABASE_URL: postgres.connectionString })
}, 120_000)
afterAll(async () => {
  await victim.stop()
  await postgres.stop()
  for (const folder of [databaseDir, dataDir]) await rm(folder, { recursive: true, force: true })
}, 60_000)

/** Freezes or stops the database; the returned function restores it. */
const ways = [
  {
    way: 'stands still',
    leave: async () => {
      const goOn = freezeDatabase(databaseDir)
      return async () => goOn()
    },
  },
  {
    way: 'is stopped',
    leave: async () => {
      await postgres.stop()
      return async () => {
        postgres = await startDatabase()
      }
    },
  },
] as const

type Answer = { readonly what: 'page' | 'call'; readonly status: number; readonly text: string }

/** Starts clients that read and write until they are stopped. */
function startPeople() {
  const over = new AbortController()
  const answers: Answer[] = []
  const confirmed: string[] = []
  const keepAsking = async (what: Answer['what'], ask: () => Promise<Response>) => {
    while (!over.signal.aborted) {
      const reply = await ask()
      answers.push({ what, status: reply.status, text: await reply.text() })
      await sleep(20)
    }
  }
  const write = async () => {
    const name = `Asha ${randomUUID()}`
    const reply = await fetch(`${victim.origin}/submitForm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, mobile: '9876500001', email: 'a@example.com', query: name }),
    })
    if (reply.ok) confirmed.push(name)
    return reply
  }
  const page = { headers: { accept: 'text/html' } }
  const asking = [
    keepAsking('call', write),
    keepAsking('call', write),
    keepAsking('call', () => fetch(`${victim.origin}/api/public/jobs?limit=5`)),
    keepAsking('page', () => fetch(`${victim.origin}/jobs`, page)),
    keepAsking('page', () => fetch(`${victim.origin}/jobs/${randomUUID()}`, page)),
  ]
  return {
    answers,
    confirmed,
    stop: async () => {
      over.abort()
      await Promise.all(asking)
    },
  }
}

/** Calls get a JSON error, browsers a page. */
const isClear = ({ what, status, text }: Answer): boolean =>
  status !== 503 ||
  (what === 'page' ? /^<!doctype html>/i.test(text) : /"code":"[A-Z]+"/.test(text))

async function countStored(names: readonly string[]): Promise<number> {
  const client = new Client({ connectionString: postgres.connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ stored: number }>(
      'select count(*)::int as stored from contact_requests where name = any($1)',
      [names],
    )
    return rows[0]?.stored ?? 0
  } finally {
    await client.end()
  }
}

// Without the long run, `database-frozen.test.ts` shows what happens while it stands still.
test.each(cases(ways, ({ way }) => way === 'is stopped'))(
  'while the database $way all requests get a clear 503, and afterwards the product recovers by itself',
  async ({ way, leave }) => {
    const people = startPeople()
    await expect.poll(() => people.confirmed.length, { timeout: 30_000 }).toBeGreaterThan(0)
    const comeBack = await leave()
    await sleep(awaySeconds * 1000)
    await comeBack()
    const backMs = await untilReady(victim.origin)
    const written = people.confirmed.length
    await expect.poll(() => people.confirmed.length, { timeout: 30_000 }).toBeGreaterThan(written)
    await people.stop()

    expect(victim.isRunning()).toBe(true)
    const statuses = new Set(people.answers.map(({ status }) => status))
    expect([...statuses].filter((status) => ![200, 404, 503].includes(status))).toEqual([])
    expect(people.answers.filter((answer) => !isClear(answer))).toEqual([])
    expect(await countStored(people.confirmed)).toBe(people.confirmed.length)
    if (isLongRun) report(way, people, backMs)
  },
  60_000 + awaySeconds * 3000,
)

function report(
  way: string,
  { answers, confirmed }: ReturnType<typeof startPeople>,
  backMs: number,
) {
  const rejected = answers.filter(({ status }) => status === 503)
  writeResult(
    `The database ${way} for ${awaySeconds} seconds`,
    'Five people read pages, search and write all the time.',
    [
      ['answers', answers.length],
      ['of these 503, calls in JSON', rejected.filter(({ what }) => what === 'call').length],
      ['of these 503, pages in words', rejected.filter(({ what }) => what === 'page').length],
      ['other errors', 0],
      ['acknowledged writes, all there', confirmed.length],
      ['ready again after its return', `${(backMs / 1000).toFixed(1)} s`],
      ['restarts of the server', 0],
    ],
  )
}
