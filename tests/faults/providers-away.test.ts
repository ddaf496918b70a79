import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOrder, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import type { TestRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const metricsToken = 'a token for the collector'
const failuresUntilPaused = 10

let razorpay: TestRazorpay
let testApp: TestApp
let employer: TestViewer
beforeAll(async () => {
  razorpay = await startRazorpay()
  testApp = await createTestApp({ razorpay, config: { metricsToken, limitScale: 100 } })
  employer = await createPayingEmployer(testApp)
})
afterAll(async () => {
  await testApp.close()
  await razorpay.close()
})

async function readPaused(): Promise<string | undefined> {
  const { body } = await testApp.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  return /^provider_paused\{provider="payments"\} (\d)$/m.exec(body)?.[1]
}

test('a payment provider that is away is left alone: nobody waits for it, and the numbers tell', async () => {
  expect(await readPaused()).toBe('0')
  razorpay.sim.fault({ route: 'POST /v1/orders', mode: 'drop', times: 1000 })
  for (let time = 0; time < failuresUntilPaused; time += 1) {
    expect((await askOrder(employer)).json().code).toBe('PAYMENTS_AWAY')
  }
  const asked = razorpay.sim.calls().length
  const reply = await askOrder(employer)
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'PAYMENTS_AWAY'])
  expect(razorpay.sim.calls().length).toBe(asked)
  expect(await readPaused()).toBe('1')
  // All that needs no provider goes on.
  expect((await employer.call('GET', '/api/public/jobs')).statusCode).toBe(200)
})
