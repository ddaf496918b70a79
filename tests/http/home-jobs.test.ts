import { beforeEach, describe, expect, test } from 'vitest'
import type { HomeJobs } from '#contract/job-search/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addJob, addLiveJob, lastInstant, setJobStatus } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')

/** Numbers are read again. */
beforeEach(() => testApp.clock.advance({ days: 10 }))

const accept = async (companyName: string) => {
  testApp.clock.advance({ minutes: 1 })
  return await addLiveJob(testApp, { employer, admin }, { companyName })
}

const read = async (): Promise<HomeJobs> => {
  const reply = await callApi(testApp, 'GET', '/api/public/home-jobs')
  expect(reply.statusCode).toBe(200)
  return reply.json()
}
const companiesOf = ({ checked }: HomeJobs) => checked.map(({ job }) => job.companyName)

describe('GET /api/public/home-jobs', () => {
  test('S7-340: tells how many jobs are live and new, and those an admin checked last, one of each company', async () => {
    testApp.clock.set('2026-06-01T05:00:00Z')
    await accept('Alpha')
    testApp.clock.advance({ days: 2 })
    await accept('Beta')
    await accept('Beta')
    const home = await read()
    expect(home).toMatchObject({ live: 3, newLive: 2 })
    expect(companiesOf(home)).toEqual(['Beta', 'Alpha'])
    expect(home.checked.map(({ isToday }) => isToday)).toEqual([true, false])
    expect(home.checked[0]?.checkedAt).toBe(testApp.clock.now().toISOString())
    expect(home.checked[0]?.job).not.toHaveProperty('hrname')
  })

  test('S7-341: a job that nobody checked, or that has ended, is not among them', async () => {
    await addJob(
      testApp,
      employer,
      { companyName: 'Unchecked' },
      {
        status: 'accepted',
        live_at: testApp.clock.now(),
        expires_at: lastInstant(testApp, 15),
      },
    )
    const ended = await accept('Ended')
    await accept('Gamma')
    const before = await read()
    expect(companiesOf(before)).toEqual(['Gamma', 'Ended'])
    // It is gone at once, while the numbers may be some minutes old.
    await setJobStatus(admin, ended, 'pause')
    const after = await read()
    expect(companiesOf(after)).toEqual(['Gamma'])
    expect(after.live).toBe(before.live)
    testApp.clock.advance({ minutes: 11 })
    expect((await read()).live).toBe(before.live - 1)
  })

  test('S10-140: names three at most, of the last week', async () => {
    for (let number = 0; number < limits.homeJobs + 1; number += 1)
      await accept(`Company ${number}`)
    expect(companiesOf(await read())).toEqual(['Company 3', 'Company 2', 'Company 1'])
    testApp.clock.advance({ days: limits.homeJobDays, minutes: 1 })
    expect(companiesOf(await read())).toEqual([])
  })
})
