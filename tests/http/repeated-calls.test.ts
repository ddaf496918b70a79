import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accessMatrix } from '#contract/access-matrix.ts'
import type { CallName } from '#contract/access-matrix.ts'
import { persons } from '#contract/access-rows.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { repeatableCalls } from '#contract/repeatable-calls.ts'
import { makeRequest } from '#tests/support/access-requests.ts'
import { createWorld } from '#tests/support/access-world.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import type { CallOptions, TestReply } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { candidateAnswers } from '#tests/support/profile-factories.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay }))
const world = await createWorld(testApp, razorpay)

/** What was looked at is recorded each time, and how often somebody asked is counted. */
const notCounted = ['audit_events', 'rate_limits', 'act_counts']

async function countRows(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(testApp.db)
  const counts: Record<string, number> = {}
  for (const { name } of rows.filter((each) => !notCounted.includes(each.name))) {
    const counted = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)}`.execute(testApp.db)
    counts[name] = counted.rows[0]?.count ?? 0
  }
  return counts
}

/** A file that came again is kept under another name, in the place of the first; what is saved again was saved then. */
const told = ({ body }: TestReply): string =>
  body.replaceAll(/\/files\/[^"]+/g, 'a file').replaceAll(/"savedAt":"[^"]+"/g, '"savedAt":""')

/** As our pages send it: what may carry an id carries one. */
const withId = (name: CallName, options: CallOptions): CallOptions =>
  name === 'submitContactForm' && typeof options.json === 'object'
    ? { ...options, json: { ...options.json, submissionId: randomUUID() } }
    : options

test.each(repeatableCalls)('%s may be sent again: one outcome, one answer', async (name) => {
  const { method, access }: Endpoint = endpoints[name]
  const may: readonly string[] = ['allowed', 'withoutContact']
  const person = persons.find((each) => may.includes(accessMatrix[name][each])) ?? 'nobody'
  const viewer = world.actors[person](Array.isArray(access) ? (access[0] ?? 'admin') : 'candidate')
  const asking = { testApp, objects: world.objects, viewer, isAllowed: true }
  const { url, options } = await makeRequest(name, asking)
  const sent = withId(name, options)
  const first = await callApi(testApp, method, url, sent)
  expect([first.statusCode, told(first)]).toEqual([200, told(first)])
  const before = await countRows()
  const second = await callApi(testApp, method, url, sent)
  expect([second.statusCode, told(second)]).toEqual([200, told(first)])
  expect(await countRows()).toEqual(before)
})

test('an application that is sent again is refused, and is there once', async () => {
  const { applicant, owner, admin } = world
  const jobId = await addLiveJob(testApp, { employer: owner, admin })
  const form = { ...candidateAnswers, type: 'users', jobId }
  const apply = () => applicant.call('POST', '/api/upload', { form })
  expect((await apply()).statusCode).toBe(200)
  const before = await countRows()
  const again = await apply()
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'ALREADY_APPLIED' }])
  expect(await countRows()).toEqual(before)
})

test('the proxy sends again what may be, and nothing else', () => {
  const paths = repeatableCalls.map((name) => endpoints[name].path.replaceAll(/:\w+/g, '[^/]+'))
  const configuration = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
  const [, pattern = ''] = /location ~ "\(\?x\)([^"]*)"/.exec(configuration) ?? []
  expect(pattern.replaceAll(/\s/g, '')).toBe(`^(?:${paths.toSorted().join('|')})$`)
  const mayRepeat = new RegExp(pattern.replaceAll(/\s/g, ''))
  const others = Object.values(endpoints).flatMap(({ method, path }) =>
    method !== 'GET' && !paths.includes(path.replaceAll(/:\w+/g, '[^/]+')) ? [path] : [],
  )
  expect(others).toContain('/verify-otp')
  expect(others.filter((path) => mayRepeat.test(path))).toEqual([])
})
