import { expect, test } from 'vitest'
import { fillSampleMarketplace } from '#server/local/sample/fill.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'

/* Whoever starts the product for the first time gets the sample marketplace, through the services that serve people. */

const testApp = closeAfterAll(await createTestApp())

test('the sample marketplace is filled whole', { timeout: 180_000 }, async () => {
  const done = new Map<string, boolean>()
  let payments = 0
  await fillSampleMarketplace(testApp.composition, {
    onProgress: (text) => {
      const [, name = '', count, all] = /^(.+) (\d+) of (\d+)$/.exec(text) ?? []
      done.set(name, count === all)
    },
    onPaid: (content) => (payments = content.payments?.length ?? 0),
  })
  expect([...done].filter(([, isDone]) => !isDone)).toEqual([])
  expect([...done.keys()]).toContain('applications')
  expect(payments).toBeGreaterThan(0)
  const reply = await callApi(testApp, 'GET', '/api/public/jobs')
  expect(reply.json().length).toBeGreaterThan(10)
})
