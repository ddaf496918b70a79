import { describe, expect, test } from 'vitest'
import type { OptionCounts } from '#contract/job-search/schemas.ts'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const parties = { employer: await createEmployer(testApp), admin: await signIn(testApp, 'admin') }
const live = (answers: Record<string, unknown>) => {
  testApp.clock.advance({ seconds: 1 })
  return addLiveJob(testApp, parties, answers)
}
await live({ jobTitle: 'Telecaller', category: 'telesales', shift: 'night' })
await live({ jobTitle: 'Telecaller (Hindi)', category: 'telesales', shift: 'day' })
const mumbai = { jobPincode: '400001', jobCity: 'Mumbai', jobState: 'Maharashtra' }
await live({ jobTitle: 'Field Sales Executive', category: 'field-sales', ...mumbai })
await live({ jobTitle: 'Cook', category: 'other', description: 'No sales, no night shift.' })

const ask = (path: string, query: Record<string, string>) =>
  callApi(testApp, 'GET', `/api/public/${path}?${new URLSearchParams(query)}`)

const titles = async (q: string, filters: Record<string, string> = {}): Promise<string[]> => {
  const jobs: JobCard[] = (await ask('jobs', { q, limit: '24', ...filters })).json()
  return jobs.filter(({ isPartMatch }) => !isPartMatch).map(({ jobTitle }) => jobTitle)
}

describe('what a search does not want is left out', () => {
  test.each([
    ['no night shift telecaller', ['Telecaller (Hindi)']],
    ['telecaller night shift nahi', ['Telecaller (Hindi)']],
    ['night shift nahi chahiye', ['Cook', 'Field Sales Executive', 'Telecaller (Hindi)']],
    ['नाइट शिफ्ट नहीं', ['Cook', 'Field Sales Executive', 'Telecaller (Hindi)']],
    ['sales nahi', ['Cook']],
    ['telecaller not telecaller', ['Telecaller (Hindi)', 'Telecaller']],
    ['telecaller no target', ['Telecaller (Hindi)', 'Telecaller']],
    ['sales mumbai not andheri', ['Field Sales Executive']],
    ['field sales not mumbai', []],
  ])('%s finds %j', async (q, found) => {
    expect(await titles(q)).toEqual(found)
  })

  test('in any order, around a place and page by page', async () => {
    const q = 'night shift nahi'
    expect(await titles(q, { sort: 'pay' })).toHaveLength(3)
    expect(await titles(q, { near: '400001', within: '5' })).toEqual(['Field Sales Executive'])
    const first = await ask('jobs', { q, limit: '2' })
    expect(first.headers['x-total-count']).toBe('3')
    const cursor = String(first.headers['x-next-cursor'])
    expect(await titles(q, { limit: '2', cursor })).toEqual(['Telecaller (Hindi)'])
  })

  test('in the numbers beside the options', async () => {
    const { counts }: OptionCounts = (await ask('job-counts', { q: 'no night shift' })).json()
    expect(counts.category).toMatchObject({ telesales: 1, 'field-sales': 1 })
    expect(counts.shift).toMatchObject({ night: 0, day: 1 })
  })
})
