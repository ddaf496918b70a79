import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '#tests/support/inject.ts'
import { queriesOf } from '#tests/support/queries.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { newPhone, signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

/* Whether a number has an account shows in no answer, and in no time: the same work is done. */

let testApp: TestApp
let known: TestViewer
beforeAll(async () => {
  testApp = await createTestApp()
  known = await signIn(testApp, 'employer')
})
afterAll(() => testApp.close())

/** What an outsider sees of a call, and what the database is asked meanwhile. */
async function look(url: string, json: object) {
  // Not from this machine, so that all the limits take part.
  const address = '203.0.113.9'
  let seen: unknown
  const queries = await queriesOf(async () => {
    const reply = await callApi(testApp, 'POST', url, { json, address })
    const { date: _date, ...headers } = reply.headers
    seen = { status: reply.statusCode, body: reply.body, headers }
  })
  return { seen, queries }
}

test('A2: a code is sent alike to a number with an account and to one without', async () => {
  const toKnown = await look('/send-otp', { phoneNumber: known.phone })
  const toStranger = await look('/send-otp', { phoneNumber: newPhone() })
  expect(toKnown).toMatchObject({ seen: { status: 200 } })
  expect(toKnown.queries.some((query) => query.includes('login_codes'))).toBe(true)
  expect(toKnown).toEqual(toStranger)
})

test('A2: a wrong code is refused alike, whether or not the number has an account or a code', async () => {
  const withCode = newPhone()
  await callApi(testApp, 'POST', '/send-otp', { json: { phoneNumber: withCode } })
  for (const otp of ['000000', '12345', 'abcdef']) {
    const guesses = []
    for (const phoneNumber of [known.phone, withCode, newPhone()]) {
      guesses.push(await look('/verify-otp', { phoneNumber, otp }))
    }
    const [first] = guesses
    expect(first).toMatchObject({ seen: { status: 401 } })
    expect(guesses).toEqual(guesses.map(() => first))
  }
})

test('A5: a made-up proof is refused alike for every account, role and name', async () => {
  const proof = 'A'.repeat(43)
  const looks = []
  // Calls are counted in portions and by network, whatever they ask for.
  const withoutCounting = ({ seen, queries }: Awaited<ReturnType<typeof look>>) => ({
    seen,
    queries: queries.filter((query) => !query.includes('rate_limits')),
  })
  for (const uid of [known.accountId, known.phone, randomUUID(), 'nobody']) {
    looks.push(withoutCounting(await look('/generateToken', { uid, type: 'employee', proof })))
  }
  const [first] = looks
  expect(first).toMatchObject({ seen: { status: 401 } })
  expect(looks).toEqual(looks.map(() => first))
})
