import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { parseConfig } from '#server/config.ts'
import { silentLog } from '#server/lib/log.ts'
import { createTracing } from '#server/tracing/tracing.ts'
import type { Tracing } from '#server/tracing/tracing.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { findWords, privateWords } from '#tests/support/private-words.ts'
import { addApplication, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/** What OTLP over HTTP takes as JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`))
const attributeSchema = z.strictObject({
  key: z.string(),
  value: z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ intValue: z.string().regex(/^\d+$/) }),
  ]),
})
const spanSchema = z.strictObject({
  traceId: hex(32),
  spanId: hex(16),
  parentSpanId: hex(16).optional(),
  name: z.string().min(1),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(attributeSchema),
  status: z.strictObject({ code: z.int().optional() }),
})
const requestSchema = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string() }),
          spans: z.array(spanSchema),
        }),
      ),
    }),
  ),
})

let collector: Server
let tracing: Tracing
let testApp: TestApp
let bodies: string[] = []
let answer = 200
const seenHeaders: unknown[] = []
beforeAll(async () => {
  collector = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      seenHeaders.push([request.method, request.url, request.headers['x-key']])
      bodies.push(Buffer.concat(chunks).toString())
      reply.writeHead(answer, { 'content-type': 'application/json' }).end('{}')
    })
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { tracing: target } = parseConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
  })
  if (!target) throw new Error('It is configured')
  tracing = createTracing(target, '1.2.3', silentLog())
  testApp = await createTestApp({ tracing })
})
afterAll(async () => {
  await testApp.close()
  await tracing.close()
  collector.close()
})

beforeEach(async () => {
  await tracing.flush()
  bodies = []
})

async function spans() {
  await tracing.flush()
  return bodies.flatMap((body) =>
    requestSchema
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
}

describe('traces', () => {
  test('a request is told with what it asks the database without the query builder', async () => {
    await callApi(testApp, 'GET', '/readyz')
    await callApi(testApp, 'GET', '/readyz')
    const told = await spans()
    const requests = told.filter(({ name }) => name === 'GET /readyz')
    expect(requests).toHaveLength(2)
    for (const { spanId } of requests) {
      expect(told.find(({ parentSpanId }) => parentSpanId === spanId)?.name).toMatch(/^SELECT/)
    }
  })

  test('a request is told with its statements and its calls of outside services', async () => {
    const json = { phoneNumber: '+919812300007' }
    await callApi(testApp, 'POST', '/send-otp', { json })
    const told = await spans()
    const request = told.find(({ name }) => name === 'POST /send-otp')
    expect(request).toMatchObject({ kind: 2, status: {} })
    expect(request?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: '200' },
    })
    const within = told.filter((span) => span.parentSpanId === request?.spanId)
    expect(within.every(({ traceId }) => traceId === request?.traceId)).toBe(true)
    const names = within.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['sms sendLoginCode', 'INSERT login_codes']))
    expect(seenHeaders.at(-1)).toEqual(['POST', '/v1/traces', 'a key'])
  })

  test('a caller’s trace is gone on with, and left out where the caller leaves it out', async () => {
    const [trace, parent] = ['ab'.repeat(16), 'cd'.repeat(8)]
    const ask = (flags: string) =>
      callApi(testApp, 'GET', '/api/site', {
        headers: { traceparent: `00-${trace}-${parent}-${flags}` },
      })
    await ask('00')
    expect(await spans()).toEqual([])
    await ask('01')
    const [request] = await spans()
    expect(request).toMatchObject({ traceId: trace, parentSpanId: parent })
    for (const bad of ['x', `00-${'0'.repeat(32)}-${parent}-01`]) {
      await callApi(testApp, 'GET', '/api/site', { headers: { traceparent: bad } })
    }
    const begun = (await spans()).slice(1)
    expect(begun).toHaveLength(2)
    expect(begun.every((span) => span.parentSpanId === undefined)).toBe(true)
  })

  test('background work is a trace of its own, failures marked', async () => {
    await expect(
      tracing.trace('send-mail', async () => {
        await testApp.db.selectFrom('jobs').select('id').limit(1).execute()
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    const told = await spans()
    const work = told.find(({ name }) => name === 'send-mail')
    expect(work).toMatchObject({ kind: 5, status: { code: 2 } })
    expect(told.find(({ name }) => name === 'SELECT jobs')?.parentSpanId).toBe(work?.spanId)

    await testApp.composition.startBackground()
    await testApp.composition.pool.query(
      `select graphile_worker.add_job('forget-old-pulses'), pg_notify('jobs:insert', '{"count":1}')`,
    )
    await vi.waitFor(
      async () =>
        expect((await spans()).map(({ name }) => name)).toEqual(
          expect.arrayContaining(['forget-old-pulses', 'DELETE running_nodes']),
        ),
      { timeout: 10_000 },
    )
  })

  test('nothing of people is in them', async () => {
    const [employer, admin, candidate] = [
      await createEmployer(testApp),
      await signIn(testApp, 'admin'),
      await signIn(testApp, 'candidate'),
    ]
    const jobId = await addLiveJob(testApp, { employer, admin })
    const applicationId = await addApplication(candidate, jobId)
    await employer.call('POST', `/api/getApplicants/${jobId}`, { json: { q: 'Asha' } })
    await callApi(testApp, 'GET', `/api/public/jobs?q=${encodeURIComponent(candidate.phone)}`)
    await callApi(testApp, 'GET', `/nowhere/${encodeURIComponent(candidate.phone)}`)
    expect((await spans()).length).toBeGreaterThan(50)
    const words = [...(await privateWords(testApp.db)), candidate.token, jobId, applicationId]
    // Numbers that happen to stand within a random id or an instant say nothing.
    const told = bodies
      .join('\n')
      .replaceAll(/"(?:traceId|spanId|parentSpanId|\w+TimeUnixNano)":"\w+"/g, '')
      .replaceAll(/"kaamyab.request_id","value":\{"stringValue":"[0-9a-f-]{36}"/g, '')
    expect(findWords(told, words)).toEqual([])
  })

  test('a collector that is away or refuses is in nobody’s way', async () => {
    answer = 503
    const reply = await callApi(testApp, 'GET', '/api/site')
    expect(reply.statusCode).toBe(200)
    await tracing.flush()
    answer = 200
    bodies = []
    expect(await spans()).toEqual([])
  })

  test('nothing of it is loaded where it is not configured', () => {
    expect(parseConfig({}).tracing).toBeUndefined()
    const root = join(import.meta.dirname, '../..')
    const importing = globSync('src/**/*.ts', { cwd: root })
      .filter((path) => !path.startsWith('src/server/tracing/'))
      .filter((path) =>
        /^import (?!type )[^\n]*\/tracing\//m.test(readFileSync(join(root, path), 'utf8')),
      )
    expect(importing).toEqual([])
    expect(testApp.composition.tracing).toBeDefined()
  })
})
