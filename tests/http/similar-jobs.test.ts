import { describe, expect, test } from 'vitest'
import type { SharedJob } from '#contract/jobs/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addJob, addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/* What is like a live job, on its page and in the call behind it. */

const testApp = closeAfterAll(await createTestApp({ pages: 'built' }))
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')

async function add(jobTitle: string, answers: Record<string, unknown> = {}): Promise<string> {
  testApp.clock.advance({ minutes: 1 })
  return addLiveJob(testApp, { employer, admin }, { jobTitle, ...answers })
}

const sharedJob = async (id: string): Promise<SharedJob> =>
  (await callApi(testApp, 'GET', `/api/public/jobs/${id}`)).json()
const similarTo = async (id: string): Promise<string[]> =>
  (await sharedJob(id)).similar.map(({ jobTitle }) => jobTitle)

async function pageOf(id: string, headers: Record<string, string> = {}) {
  const path = `/jobs/${(await sharedJob(id)).slug}`
  return callApi(testApp, 'GET', path, { headers })
}
const cardsOn = (html: string): string[] =>
  [...html.matchAll(/<h3 class="job__t"><a[^>]*>([^<]+)</g)].map(([, title = '']) => title)

describe('the similar jobs of a live job', () => {
  test('are of its kind: those of its city first, each once, and never itself', async () => {
    const delivery = { category: 'Delivery' }
    const alone = await add('Alone', delivery)
    expect(await similarTo(alone)).toEqual([])
    await add('Elsewhere', { ...delivery, jobCity: 'Pune' })
    await add('Other kind', { category: 'Retail' })
    await addJob(testApp, employer, { jobTitle: 'Waiting', ...delivery })
    await add('Next', delivery)
    await add('Later', delivery)
    expect(await similarTo(alone)).toEqual(['Next', 'Later', 'Elsewhere'])
    const last = await add('Last', delivery)
    expect(await similarTo(last)).toEqual(['Later', 'Next', 'Alone', 'Elsewhere'])
    expect(cardsOn((await pageOf(last)).body)).toEqual(['Later', 'Next', 'Alone', 'Elsewhere'])
  })

  test('S10-54: are six at most', async () => {
    const kind = { category: 'Collections' }
    const ids = []
    for (let index = 0; index < limits.similarJobs + 3; index += 1) {
      ids.push(await add(`Number ${index}`, kind))
    }
    const [first = '', , , , fifth = ''] = ids
    expect(await similarTo(first)).toHaveLength(limits.similarJobs)
    expect(await similarTo(fifth)).toEqual([5, 6, 7, 8, 3, 2].map((index) => `Number ${index}`))
  })

  test('leave a kept page in the moment that they end, and only their neighbours change', async () => {
    const kind = { category: 'Human Resources' }
    const job = await add('Reader', kind)
    const like = await add('Ends soon', kind)
    const first = await pageOf(job)
    expect(cardsOn(first.body)).toEqual(['Ends soon'])
    expect(first.body).toContain('Similar jobs')
    const etag = String(first.headers['etag'])
    expect((await pageOf(job, { 'if-none-match': etag })).statusCode).toBe(304)
    await setJobStatus(admin, like, 'pause')
    const then = await pageOf(job, { 'if-none-match': etag })
    expect([then.statusCode, cardsOn(then.body)]).toEqual([200, []])
    expect(then.body).not.toContain('Similar jobs')
  })

  test('are not shown once their last day is over, before anybody writes it down', async () => {
    const kind = { category: 'Other' }
    await add('Old', kind)
    testApp.clock.advance({ days: 10 })
    const young = await add('Young', kind)
    expect(cardsOn((await pageOf(young)).body)).toEqual(['Old'])
    testApp.clock.advance({ days: 8 })
    expect(cardsOn((await pageOf(young)).body)).toEqual([])
  })
})
