import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { CallName } from '#contract/access-matrix.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { makeRequestParts } from '#tests/support/access-requests.ts'
import { createWorld } from '#tests/support/access-world.ts'
import type { World } from '#tests/support/access-world.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { makeThrowAwayFolder } from '#tests/support/throw-away-folder.ts'

/*
 * The requests that sqlmap is given, over a real connection. With SQLMAP=<path of sqlmap.py> sqlmap itself tries every
 * parameter of them for SQLMAP_MINUTES (12); SQLMAP_CALLS=sendOtp,getJob names the calls to try. The last result is in
 * bench/results/sqlmap.md.
 */

const programs = [process.env['SQLMAP'] ?? ''].filter((path) => path !== '')
const minutes = Number(process.env['SQLMAP_MINUTES'] ?? 12)
const onlyCalls = process.env['SQLMAP_CALLS']?.split(',')

let razorpay: TestRazorpay
let testApp: TestApp
let world: World
let address: URL
beforeAll(async () => {
  razorpay = await startRazorpay()
  testApp = await createTestApp({ razorpay, config: { limitScale: 1000 } })
  world = await createWorld(testApp, razorpay)
  await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  address = new URL(testApp.app.listeningOrigin)
}, 60_000)
afterAll(async () => {
  await testApp.close()
  await razorpay.close()
})

const filters = {
  q: 'work',
  location: 'Noida',
  company: 'Shah',
  education: 'Graduate',
  category: 'Sales',
  experience: 'Fresher',
  workType: 'Full time',
  salary: '10000',
  near: '560001',
  within: '10',
  sort: 'newest',
}
const paged = { limit: '5' }

/** The most exposed calls first, with every value that they take. */
const tried: readonly (readonly [CallName, Readonly<Record<string, string>>])[] = [
  ['listPublicJobs', { ...filters, ...paged }],
  ['listJobs', { ...filters, ...paged, apply: 'true' }],
  ['countJobOptions', filters],
  ['loosenSearch', filters],
  ['suggestSearches', { q: 'driver' }],
  ['getLanding', {}],
  ['listLandings', { cities: '3' }],
  ['getPublicJob', {}],
  ['getClosedJob', {}],
  ['findPincode', {}],
  ['listJobFilterChoices', { max: '9' }],
  ['findAnything', { q: 'Shah' }],
  ['listAudit', { kind: '', person: 'Shah', job: '', from: '2026-01-01', to: '2026-12-31' }],
  ['downloadAudit', { person: 'Shah', from: '2026-01-01', to: '2026-12-31' }],
  ['listPayments', { filter: 'all', ...paged }],
  ['downloadDayBook', {}],
  ['listQueuedJobs', { q: 'work', status: 'waiting', sort: 'waiting', ...paged }],
  ['listOwnJobs', { q: 'work', type: 'a', sort: 'posted', order: 'asc', ...paged }],
  ['listApplicants', { q: 'Asha', ...paged }],
  ['listSynonyms', { q: 'work', ...paged }],
  ['listMissedSearches', paged],
  ['listJobReports', paged],
  ['listCases', { view: 'open', search: 'Asha', ...paged }],
  ['getJob', {}],
  ['getJobPayment', {}],
  ['checkOrder', {}],
  ['verifyPayment', {}],
  ['sendOtp', {}],
  ['verifyOtp', {}],
  ['generateToken', {}],
  ['submitContactForm', {}],
  ['saveBillingDetails', {}],
  ['reviewApplication', {}],
  ['changeSharing', {}],
  ['endSession', {}],
]

const asRecord = z.record(z.string(), z.unknown()).catch({})

type Request = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** A request of a call; with `mark` each value in its path is followed by sqlmap's mark for a place to try. */
async function requestOf(
  name: CallName,
  values: Readonly<Record<string, string>>,
  mark: '' | '*' = '',
): Promise<Request> {
  const { method, path, access }: Endpoint = endpoints[name]
  const [role] = typeof access === 'string' ? [] : access
  const viewer =
    role && { candidate: world.applicant, employer: world.owner, admin: world.admin }[role]
  const { objects } = world
  const parts = await makeRequestParts(name, { testApp, objects, viewer, isAllowed: true })
  const { params = {}, query = '', json } = parts
  const inPath = path.replaceAll(/:(\w+)/g, (_, key: string) => `${params[key] ?? ''}${mark}`)
  const isRead = method === 'GET'
  const search = new URLSearchParams([
    ...new URLSearchParams(query),
    ...(isRead ? Object.entries(values) : []),
  ])
  const body = isRead ? undefined : JSON.stringify({ ...asRecord.parse(json), ...values })
  return {
    method,
    url: search.size === 0 ? inPath : `${inPath}?${search}`,
    headers: {
      host: address.host,
      'user-agent': 'sqlmap',
      ...(viewer && { authorization: `Bearer ${viewer.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body,
  }
}

test('I1: sqlmap starts from requests that are answered', async () => {
  const refused: string[] = []
  for (const [name, values] of tried) {
    const { method, url, headers, body } = await requestOf(name, values)
    const reply = await fetch(new URL(url, address), {
      method,
      headers,
      ...(body !== undefined && { body }),
    })
    // The job of the world is live, so it is not a closed one.
    if (!reply.ok && name !== 'getClosedJob') refused.push(`${name}: ${await reply.text()}`)
  }
  expect(refused).toEqual([])
})

test.each(programs)(
  'I1: %s finds nothing at its third level, but the hole that is there for it',
  async (sqlmap) => {
    const folder = await makeThrowAwayFolder('kaamyab-sqlmap-')
    const hole = await startHole()
    const holeRequest = `GET /?q=work HTTP/1.1\r\nhost: 127.0.0.1:${hole.port}\r\n\r\n`
    const control = await runSqlmap(folder, { sqlmap, text: holeRequest, ms: 120_000 })
    await hole.close()
    expect(control).toMatch(holePattern)

    const deadline = Date.now() + minutes * 60_000
    for (const [name, values] of tried) {
      if (onlyCalls && !onlyCalls.includes(name)) continue
      const startedAt = Date.now()
      const ms = deadline - startedAt
      if (ms < 1000) break
      const { method, url, headers, body = '' } = await requestOf(name, values, '*')
      const head = Object.entries(headers).map(([key, value]) => `${key}: ${value}`)
      const text = [`${method} ${url} HTTP/1.1`, ...head, '', body].join('\r\n')
      const said = await runSqlmap(folder, { sqlmap, text, ms })
      const refuted = said.match(/ does not seem to be injectable/g) ?? []
      const seconds = Math.round((Date.now() - startedAt) / 1000)
      const end = said.includes('[*] ending @') ? 'finished' : 'stopped'
      process.stdout.write(
        `sqlmap ${name}: ${refuted.length} places are not injectable, ${end} after ${seconds} s\n`,
      )
      expect(said).not.toMatch(holePattern)
    }
    await rm(folder, { recursive: true, force: true })
  },
  (minutes + 4) * 60_000,
)

const holePattern = /identified the following injection point|is vulnerable/

/** A server that does what the product never does, to see that sqlmap would find it. */
async function startHole() {
  const { pool } = testApp.composition
  const server = createServer((request, response) => {
    const q = new URL(request.url ?? '/', 'http://localhost').searchParams.get('q') ?? ''
    pool.query(`select title from jobs where title = '${q}'`).then(
      ({ rows }) => response.end(JSON.stringify(rows)),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const where = server.address()
  return {
    port: typeof where === 'object' && where !== null ? where.port : 0,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** What sqlmap prints about a request until it is finished or the time is over. */
async function runSqlmap(
  folder: string,
  { sqlmap, text, ms }: { readonly sqlmap: string; readonly text: string; readonly ms: number },
): Promise<string> {
  const file = join(folder, 'request.txt')
  await writeFile(file, text)
  const args = [sqlmap, '-r', file, '--batch', '--level=3', '--risk=1', '--dbms=PostgreSQL']
  const more = ['--ignore-code=*', '--ignore-stdin', '--flush-session', `--output-dir=${folder}`]
  const run = spawn('python3', [...args, ...more], { timeout: ms })
  let said = ''
  run.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  run.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(run, 'close')
  return said
}
