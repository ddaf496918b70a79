import { expect, test } from 'vitest'
import { accessMatrix } from '#contract/access-matrix.ts'
import type { CallName } from '#contract/access-matrix.ts'
import { persons } from '#contract/access-rows.ts'
import type { Person } from '#contract/access-rows.ts'
import { jobStateMatrix } from '#contract/job-state-matrix.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { makeRequest } from '#tests/support/access-requests.ts'
import {
  addJobsByState,
  createWorld,
  jobStates,
  missingObjects,
} from '#tests/support/access-world.ts'
import type { Objects } from '#tests/support/access-world.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { queriesOf } from '#tests/support/queries.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'

/* What is hidden is looked for with the same queries as what is missing, so that it takes as long. */

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(await createTestApp({ razorpay, config: { limitScale: 1000 } }))
const world = await createWorld(testApp, razorpay)
const jobsByState = await addJobsByState(world)

const isCall = (name: string): name is CallName => name in endpoints

/** Every call that hides something of the matrix, and from whom. */
const hidden = [
  ...rowsOf(accessMatrix, world.objects),
  ...jobStates.flatMap((state) =>
    rowsOf(jobStateMatrix[state], { ...world.objects, jobId: jobsByState[state] }),
  ),
]

function rowsOf(
  table: Readonly<Record<string, Readonly<Record<Person, string>>>>,
  objects: Objects,
) {
  return Object.entries(table).flatMap(([name, row]) =>
    persons
      .filter((person) => isCall(name) && row[person] === 'hidden')
      .map((person) => ({ name, person, objects })),
  )
}

/** The reply and the queries before it; calls are counted in portions. */
async function look(name: CallName, person: Person, objects: Objects) {
  const { access, method }: Endpoint = endpoints[name]
  const role: Role = Array.isArray(access) ? (access.at(-1) ?? 'admin') : 'candidate'
  const viewer = world.actors[person](role)
  const { url, options } = await makeRequest(name, { testApp, objects, viewer, isAllowed: false })
  let seen: unknown
  const queries = await queriesOf(async () => {
    const { statusCode, body } = await callApi(testApp, method, url, options)
    seen = { statusCode, body }
  })
  return { seen, queries: queries.filter((query) => !query.includes('rate_limits')) }
}

test('Z5: what is hidden is looked for as what is not there', async () => {
  expect(hidden.length).toBeGreaterThan(40)
  for (const { name, person, objects } of hidden) {
    if (!isCall(name)) throw new Error('no such call')
    const missing = await look(name, person, missingObjects(objects))
    expect([name, missing]).toMatchObject([name, { seen: { statusCode: 404 } }])
    expect(missing.queries.length).toBeGreaterThan(0)
    const found = await look(name, person, objects)
    expect({ name, person, ...found }).toEqual({ name, person, ...missing })
  }
})
