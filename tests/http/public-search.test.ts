import { expect, test } from 'vitest'
import { jobFilterChoicesSchema } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/* What the page of a search says without script. */

const testApp = closeAfterAll(await createTestApp({ pages: 'built' }))
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
// The last is as common as the others; of these the alphabet decides.
for (let index = 0; index <= limits.filterChoicesAtFirst; index += 1) {
  const number = 100 + index
  const answers = { jobCity: `Town ${number}`, companyName: `Company ${number}` }
  await addLiveJob(testApp, { employer, admin }, answers)
}

const get = async (path: string): Promise<string> => (await callApi(testApp, 'GET', path)).body

/** The towns that can be chosen. */
const townsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/<option value="(Town \d+)"/g)].map(([, town = '']) => town))

const last = `Town ${100 + limits.filterChoicesAtFirst}`

test('S10-20: a search begins with the commonest places and companies', async () => {
  // As pages ask for them, for the fields that their script makes.
  const reply = await get(`/api/job-filters?max=${limits.filterChoicesAtFirst}`)
  const { locations, isWhole } = jobFilterChoicesSchema.parse(JSON.parse(reply))
  expect([locations.length, locations.includes(last), isWhole]).toEqual([
    limits.filterChoicesAtFirst,
    false,
    false,
  ])
  const whole = `/jobs?choices=all&location=${encodeURIComponent(last)}`
  expect(await get(whole)).toContain(`<option value="${last}" selected`)
})

test('a link leads to all places and companies where no script fetches them', async () => {
  const html = await get('/jobs?q=telecaller')
  const [, path = ''] = /<a[^>]* href="([^"]*choices=all[^"]*)"/.exec(html) ?? []
  const all = await get(path.replaceAll('&amp;', '&'))
  expect(townsOf(all)).toContain(last)
  expect(all).toContain(`<option value="Company ${100 + limits.filterChoicesAtFirst}"`)
  expect(all).toMatch(/<input[^>]* value="telecaller"/)
  expect(all).not.toContain('choices=all"')
})

test('a visitor is led to an alert for the search, over the sign-in', async () => {
  const html = await get('/jobs?q=customer&sort=pay')
  expect(html).toContain('href="/candidate_login?next=%2Falerts%3Fq%3Dcustomer"')
})

test('a search that finds nothing suggests what finds something, and no part of what was typed', async () => {
  const shown = (html: string) =>
    /<main\b[\s\S]*<\/main>/
      .exec(html)?.[0]
      .replaceAll(/<script\b[\s\S]*?<\/script>|<noscript>[\s\S]*?<\/noscript>|<[^>]*>/g, '\n') ?? ''
  const all = limits.filterChoicesAtFirst + 1
  const alone = shown(await get('/jobs?q=zzzz'))
  expect(alone).toContain('No jobs found')
  expect(alone).toContain('These searches find jobs:')
  expect(alone).toContain(`Search without “Job title”: ${all} jobs`)
  const filtered = shown(await get('/jobs?q=zzzz&salary=50000'))
  expect(filtered).toContain('No jobs found')
  expect(filtered).toContain('New jobs come every day. Please check again soon.')
  for (const text of [alone, filtered]) expect(text).not.toMatch(/zzz|shorter/)
})
