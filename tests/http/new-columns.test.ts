import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessMatrix, persons } from '#contract/access-matrix.ts'
import type { CallName } from '#contract/access-matrix.ts'
import { endpoints } from '#contract/endpoints.ts'
import { makeRequest } from '#tests/support/access-requests.ts'
import { createWorld } from '#tests/support/access-world.ts'
import type { World } from '#tests/support/access-world.ts'
import { callApi } from '#tests/support/inject.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

const unlisted = 'nobody-listed-this'

let razorpay: TestRazorpay
let testApp: TestApp
let world: World
beforeAll(async () => {
  razorpay = await startRazorpay()
  testApp = await createTestApp({ razorpay })
  world = await createWorld(testApp, razorpay)
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(testApp.db)
  for (const { name } of rows) {
    await sql`alter table ${sql.table(name)} add column added text default ${sql.lit(unlisted)}`.execute(
      testApp.db,
    )
  }
}, 60_000)
afterAll(async () => {
  await testApp.close()
  await razorpay.close()
})

/** They would end the sessions that the others are made with. */
const endingTheSession: readonly CallName[] = [
  'logout',
  'deleteAccount',
  'enterSecondFactor',
  'confirmSecondFactor',
]

const isCall = (name: string): name is CallName => name in endpoints

test('Z4: a column that no list of fields names is in no answer', async () => {
  let answered = 0
  for (const name of Object.keys(accessMatrix)) {
    if (!isCall(name) || endingTheSession.includes(name)) continue
    const { method } = endpoints[name]
    for (const person of persons) {
      const viewer = world.actors[person]('candidate')
      const isAllowed = accessMatrix[name][person] === 'allowed'
      const asking = { testApp, objects: world.objects, viewer, isAllowed }
      const { url, options } = await makeRequest(name, asking)
      const { statusCode, body, headers } = await callApi(testApp, method, url, options)
      if (statusCode === 200) answered += 1
      expect(statusCode).toBeLessThan(500)
      expect([name, person, body.includes(unlisted)]).toEqual([name, person, false])
      expect(JSON.stringify(headers)).not.toContain(unlisted)
    }
  }
  expect(answered).toBeGreaterThan(100)
})
