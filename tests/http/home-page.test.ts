import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp({ pages: 'built' }))
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')

const textOf = async (): Promise<string> => {
  const { body } = await callApi(testApp, 'GET', '/')
  return body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]+>/g, ' ')
}

test('S2-243: home tells numbers from five on, and the last checks with their time', async () => {
  testApp.clock.set('2026-06-01T05:10:00Z')
  for (let number = 1; number < limits.countsShownFrom; number += 1) {
    await addLiveJob(testApp, { employer, admin }, { companyName: `Company ${number}` })
  }
  const few = await textOf()
  expect(few).toContain('Freshly verified')
  expect(few).toMatch(/Checked today, 10:4\d\sam/)
  expect(few).not.toContain('jobs open now')
  expect(few).not.toContain('Popular kinds of work')
  await addLiveJob(testApp, { employer, admin }, { companyName: 'Company 5' })
  testApp.clock.advance({ minutes: 11 })
  const enough = await textOf()
  expect(enough).toContain('5 jobs open now, 5 new since yesterday')
  expect(enough).toMatch(/Customer Support\s+5 jobs/)
  expect(enough).toMatch(/Noida\s+5 jobs/)
  expect(enough).toContain('How we verify')
})
