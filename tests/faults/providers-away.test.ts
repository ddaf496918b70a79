import { expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { askOrder, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const metricsToken = 'a token for the collector'
const failuresUntilPaused = 10

const razorpay = closeAfterAll(await startRazorpay())
const testApp = closeAfterAll(
  await createTestApp({ razorpay, config: { metricsToken, limitScale: 100 } }),
)
const employer = await createPayingEmployer(testApp)

async function readPaused(): Promise<string | undefined> {
  const { body } = await testApp.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  return /^provider_paused\{provider="payments"\} (\d)$/m.exec(body)?.[1]
}

test('a payment provider that is away is not called: nobody waits for it, and the metrics show it', async () => {
  expect(await readPaused()).toBe('0')
  razorpay.sim.fault({ route: 'POST /v1/orders', mode: 'drop', times: 1000 })
  for (let time = 0; time < failuresUntilPaused; time += 1) {
    expect((await askOrder(employer)).json().code).toBe('PAYMENTS_AWAY')
  }
  const callsBefore = razorpay.sim.calls().length
  const reply = await askOrder(employer)
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'PAYMENTS_AWAY'])
  expect(razorpay.sim.calls().length).toBe(callsBefore)
  expect(await readPaused()).toBe('1')
  // Calls that need no provider work.
  expect((await employer.call('GET', '/api/public/jobs')).statusCode).toBe(200)
})
