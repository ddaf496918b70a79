import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { queriesOf } from '#tests/support/queries.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { newPhone, signIn } from '#tests/support/viewers.ts'

/* Neither replies nor response times reveal whether a number has an account: the same work is done. */

const testApp = closeAfterAll(await createTestApp())
const known = await signIn(testApp, 'employer')

/** The reply that an outsider sees, and the queries that the call runs. */
async function look(url: string, json: object) {
  // From another machine, so that all limits apply.
  const address = '203.0.113.9'
  let seen: unknown
  const queries = await queriesOf(async () => {
    const reply = await callApi(testApp, 'POST', url, { json, address })
    const { date: _date, ...headers } = reply.headers
    seen = { status: reply.statusCode, body: reply.body, headers }
  })
  return { seen, queries }
}

test('S11-9, A2: sending a code works the same for numbers with and without an account', async () => {
  const toKnown = await look('/send-otp', { phoneNumber: known.phone })
  const toStranger = await look('/send-otp', { phoneNumber: newPhone() })
  expect(toKnown).toMatchObject({ seen: { status: 200 } })
  expect(toKnown.queries.some((query) => query.includes('login_codes'))).toBe(true)
  expect(toKnown).toEqual(toStranger)
})

test('S11-10, A2: a wrong code is refused the same way with and without an account or a code', async () => {
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

test('A5: an invented proof is refused the same way for every account, role and name', async () => {
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
