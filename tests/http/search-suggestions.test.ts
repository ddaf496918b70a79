import { expect, test } from 'vitest'
import type { Suggestions } from '#contract/job-search/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
const live = (answers: Record<string, unknown>): Promise<string> =>
  addLiveJob(testApp, { employer, admin }, answers)

const driving = { jobTitle: 'Car Driver', companyName: 'Disha Cabs', jobCity: 'Noida' }
await live(driving)
await live({ jobTitle: 'Electrician', companyName: 'Bijlee Works', jobCity: 'Pune' })
await live({ jobTitle: 'MIS Executive', companyName: 'Vaani Connect', jobCity: 'New Delhi' })
await live({ jobTitle: 'ड्राइवर चाहिए 98765 43210', companyName: 'Call 9876543210 Ltd' })
const hidden = await live({ jobTitle: 'Welder', companyName: 'Zircon Zone', jobCity: 'Surat' })
await setJobStatus(admin, hidden, 'rejected')
testApp.clock.advance({ minutes: 2 })

const ask = (q: string) =>
  callApi(testApp, 'GET', `/api/public/search-suggestions?${new URLSearchParams({ q })}`)

const suggested = async (q: string): Promise<string[]> => {
  const { suggestions }: Suggestions = (await ask(q)).json()
  return suggestions.map(({ kind, text }) => `${kind}: ${text}`)
}

test.each([
  ['d', 'work: Driver'],
  ['car dri', 'title: Car Driver'],
  ['driver car', 'title: Car Driver'],
  ['draivar', 'work: Driver'],
  ['ड्रा', 'work: ड्राइवर'],
  ['bijli mis', 'work: Electrician'],
  ['बिजली मिस्त्री', 'work: बिजली मिस्त्री'],
  ['elektris', 'work: Electrician'],
  ['mis', 'work: MIS'],
  ['dish', 'company: Disha Cabs'],
  ['दिशा', 'company: Disha Cabs'],
  ['noi', 'place: Noida'],
  ['नोए', 'place: नोएडा'],
  ['naukri in noi', 'place: Noida'],
  ['driver noi', 'place: driver Noida'],
])('S7-193: %s suggests %s', async (typed, suggestion) => {
  expect(await suggested(typed)).toContain(suggestion)
})

test('S7-195: each suggestion finds live jobs', async () => {
  const { suggestions }: Suggestions = (await ask('d')).json()
  expect(suggestions.length).toBeGreaterThan(2)
  expect(suggestions.length).toBeLessThanOrEqual(limits.searchSuggestions)
  for (const { text } of suggestions) {
    const query = new URLSearchParams({ q: text, limit: '1' })
    expect((await callApi(testApp, 'GET', `/api/public/jobs?${query}`)).json()).toHaveLength(1)
  }
})

test.each(['zircon', 'weld', 'surat', 'vel', 'qqqq', '', ' ', '98765', 'call'])(
  'S7-194: %j suggests nothing that is not of a live job, and no phone number',
  async (typed) => {
    expect(await suggested(typed)).toEqual([])
  },
)

test('a new job is suggested at once, and a closed one no more', async () => {
  const id = await live({ jobTitle: 'Florist', jobCity: 'Kochi' })
  expect(await suggested('flori')).toContain('title: Florist')
  await setJobStatus(admin, id, 'pause')
  expect(await suggested('flori')).toEqual([])
})

test('bad input is refused', async () => {
  expect((await ask('x'.repeat(limits.searchTextLength + 1))).statusCode).toBe(400)
  expect((await ask('\0')).statusCode).toBe(400)
})
