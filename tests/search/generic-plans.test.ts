import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillMarket } from '#bench/market/fill.ts'
import { createMarket } from '#bench/market/jobs.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/*
 * Statements of almost every call get a generic plan. Postgres makes five custom plans first, and goes on with them where they
 * look cheaper to it.
 */

const liveJobs = 3_000
const seed = 3
const firstCustomPlans = 5
const runs = 12

const testApp = closeAfterAll(await createTestApp({ max: 1 }))
const { db, clock } = testApp
await fillMarket(db, createMarket({ seed, liveJobs, now: clock.now() }), { seed })
await sql`analyze`.execute(db)
const candidate = await signIn(testApp, 'candidate')
const jobs = await db.selectFrom('job_search').select('job_id as id').limit(runs).execute()
const idOf = (run: number): string => jobs[run]?.id ?? ''

/** Asks for something else at each run, so that no cache answers. */
const search = (query: Record<string, string>) => (run: number) =>
  callApi(
    testApp,
    'GET',
    `/api/public/jobs?${new URLSearchParams({ ...query, limit: `${10 + run}` })}`,
  )

const calls: Record<string, (run: number) => ReturnType<typeof callApi>> = {
  'a public job': (run) => callApi(testApp, 'GET', `/api/public/jobs/${idOf(run)}`),
  'a job of a candidate': (run) => candidate.call('GET', `/api/jobs/${idOf(run)}`),
  'the list of a candidate': (run) =>
    candidate.call('POST', '/api/allJobs', { json: { q: 'telecaller', limit: 10 + run } }),
  'a common word': search({ q: 'executive' }),
  'a kind of work': search({ q: 'telecaller' }),
  'a kind of work in a town': search({ q: 'telecaller pune' }),
  'words close by': search({ q: 'telecaller', near: '110001', within: '20' }),
  'nearest first': search({ near: '110001', within: '20' }),
  'best paid first': search({ sort: 'pay', q: 'telecaller' }),
}

test.each(Object.entries(calls))('%s gets generic plans', async (_name, call) => {
  const before = await countCustomPlans()
  for (let run = 0; run < runs; run += 1) await expectOk(call(run))
  expect(await plannedAnew(before)).toEqual([])
})

test('whether a job page has changed gets a generic plan', async () => {
  const before = await countCustomPlans()
  for (let run = 0; run < runs; run += 1) {
    await testApp.composition.services.jobs.findPublicVersion(idOf(run))
  }
  expect(await plannedAnew(before)).toEqual([])
})

async function countCustomPlans(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ statement: string; plans: number }>`
    select statement, custom_plans as plans from pg_prepared_statements
    where statement like '/* %'`.execute(db)
  return new Map(rows.map(({ statement, plans }) => [statement, plans]))
}

/** The statements with custom plans beyond the first ones. */
async function plannedAnew(before: ReadonlyMap<string, number>): Promise<string[]> {
  return [...(await countCustomPlans())].flatMap(([statement, plans]) =>
    plans > firstCustomPlans && plans - (before.get(statement) ?? 0) > 0 ? [statement] : [],
  )
}
