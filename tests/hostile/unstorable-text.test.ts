import { afterAll, beforeAll, expect, test } from 'vitest'
import { cases } from '#tests/support/effort.ts'
import { createWorld } from '#tests/support/access-world.ts'
import type { World } from '#tests/support/access-world.ts'
import type { CallInput } from '#tests/support/call-inputs.ts'
import { describeInput, listCallInputs, sendInput } from '#tests/support/call-inputs.ts'
import { callApi } from '#tests/support/inject.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let razorpay: TestRazorpay
let testApp: TestApp
let world: World
beforeAll(async () => {
  razorpay = await startRazorpay()
  testApp = await createTestApp({ razorpay, config: { limitScale: 1000 } })
  world = await createWorld(testApp, razorpay)
}, 60_000)
afterAll(async () => {
  await testApp.close()
  await razorpay.close()
})

/** Postgres stores neither NUL nor half of a surrogate pair. An address cannot carry the latter. */
const unstorable = (place: CallInput['place']) => [
  ...cases(['\0'], () => false),
  'a\0b',
  ...(place === 'body' ? ['a\ud800'] : []),
]

test('I3: NUL in any parameter, query or body of any call is refused, and is no failure of ours', async () => {
  const inputs = (await listCallInputs(world)).filter(({ place }) => place !== 'header')
  expect(inputs.length).toBeGreaterThan(100)
  const failed: string[] = []
  for (const input of inputs) {
    for (const value of unstorable(input.place)) {
      const { statusCode } = await sendInput(world, input, value)
      if (statusCode < 400 || statusCode >= 500)
        failed.push(`${describeInput(input)} ${JSON.stringify(value)}: ${statusCode}`)
    }
  }
  expect(failed).toEqual([])
}, 120_000)

test.each([
  '/media/%00',
  '/media/00000000-0000-4000-8000-000000000000%00',
  '/files/%00?expires=1&signature=%00',
  '/documents/invoice/%00?expires=1&signature=%00',
  '/documents/%00/%00?expires=1&signature=%00',
  '/pictures/jobs/%00.png',
  '/sitemaps/%00.xml',
  '/auth/%00/start',
  '/auth/google/start?role=%00&login=%00',
  '/auth/google/callback?state=%00&code=%00',
])('I3: NUL in the path or query of %s fails nothing', async (url) => {
  expect((await callApi(testApp, 'GET', url)).statusCode).toBeLessThan(500)
})
