import { assert, asyncProperty, constantFrom, oneof, string } from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ListedJob } from '#contract/job-search/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { newId } from '#server/lib/ids.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import type { TestReply } from '#tests/support/inject.ts'
import { addJob, addLiveJob, addUnpaidJob, setJobStatus } from '#tests/support/job-factories.ts'
import { addApplication, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
const candidate = await signIn(testApp, 'candidate')

beforeEach(async () => {
  for (const table of ['applications', 'job_status_changes', 'jobs'] as const) {
    await testApp.db.deleteFrom(table).execute()
  }
})

/** Each a second newer than the one before. */
const live = (answers: Record<string, unknown> = {}) => {
  testApp.clock.advance({ seconds: 1 })
  return addLiveJob(testApp, { employer, admin }, answers)
}

/** So many more live jobs like one, each in a city of its own. */
async function multiply(id: string, times: number): Promise<void> {
  const { db } = testApp
  const job = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const found = await db
    .selectFrom('job_search')
    .selectAll()
    .where('job_id', '=', id)
    .executeTakeFirstOrThrow()
  const ids = Array.from({ length: times }, () => ({ id: newId(), submission_id: newId() }))
  await db
    .insertInto('jobs')
    .values(ids.map((own) => ({ ...job, ...own })))
    .execute()
  await db
    .insertInto('job_search')
    .values(ids.map((own, n) => ({ ...found, job_id: own.id, city: `City ${n}` })))
    .execute()
}

const list = (filterInput: object = {}): Promise<TestReply> =>
  candidate.call('POST', '/api/allJobs', { json: filterInput })

const titles = async (filterInput: object = {}): Promise<string[]> => {
  const jobs: ListedJob[] = (await list(filterInput)).json()
  return jobs.filter((job) => !job.isPartMatch).map((job) => job.jobTitle)
}

const publicTitles = async (query: string): Promise<string[]> => {
  const reply = await callApi(testApp, 'GET', `/api/public/jobs${query}`)
  const jobs: ListedJob[] = reply.json()
  return jobs.filter((job) => !job.isPartMatch).map((job) => job.jobTitle)
}

const flags = (reply: TestReply) => {
  const jobs: ListedJob[] = reply.json()
  return jobs.map((job) => [job.jobTitle, job.alreadyApplied])
}

describe('POST /api/allJobs', () => {
  test('S4-19: answers the newest live jobs as a plain list', async () => {
    const first = await live({ jobTitle: 'First' })
    await live({ jobTitle: 'Second' })
    await addJob(testApp, employer, { jobTitle: 'Waiting' })
    await addUnpaidJob(testApp, employer)
    await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Rejected' }, 'rejected')
    await addLiveJob(testApp, { employer, admin }, { jobTitle: 'Paused' }, 'expired')

    const reply = await list({ apply: 'false' })
    expect(reply.headers['x-total-count']).toBe('2')
    expect(reply.headers['x-next-cursor']).toBeUndefined()
    const jobs: ListedJob[] = reply.json()
    expect(jobs.map((job) => job.jobTitle)).toEqual(['Second', 'First'])
    expect(jobs[1]).toEqual({
      id: first,
      status: 'accepted',
      category: 'Customer Support',
      jobTitle: 'First',
      companyName: 'Bharat Telecom',
      jobLocation: 'Sector 18',
      jobCity: 'Noida',
      jobPincode: '201301',
      jobState: 'Uttar Pradesh',
      salary: '₹16,000 - 22,000 / month',
      pay: { min: 16_000, max: 22_000 },
      facts: { workTime: 'full' },
      workingHours: '9',
      profile: null,
      educationQualification: ['12th Passed', 'Graduated and above'],
      experienceLevel: ['Fresher'],
      gender: 'Male and Female',
      workType: ['Work from Office'],
      postedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      ageDays: 0,
      slug: `first-noida-${first}`,
      alreadyApplied: false,
    })
  })

  test('S6-16: no card carries the HR contact', async () => {
    const id = await live()
    await addApplication(candidate, id)
    for (const reply of [
      await list(),
      await list({ apply: 'true' }),
      await callApi(testApp, 'GET', '/api/public/jobs'),
    ]) {
      expect(reply.json()).toHaveLength(1)
      expect(reply.body).not.toMatch(/Meera|9812345670|saarthi|hrname/i)
    }
  })

  test.each([
    ['words of the title in any order', { q: 'executive CUSTOMER' }, ['Customer Executive']],
    ['beginnings of words', { q: 'cust exe' }, ['Customer Executive']],
    ['a city', { location: ' new  DELHI' }, ['Telecaller']],
    ['a company with signs in its name', { company: "O'Neil & Sons" }, ['Telecaller']],
    ['an education by its label', { education: '10th Passed' }, ['Telecaller']],
    ['an education by its value', { education: '10thPassed' }, ['Telecaller']],
    ['a category by its label', { category: 'telesales' }, ['Telecaller']],
    [
      'all of it together',
      { q: 'tele', location: 'New Delhi', education: '10thPassed' },
      ['Telecaller'],
    ],
    ['Devanagari words, and what they mean', { q: 'ग्राहक' }, ['ग्राहक सेवा', 'Customer Executive']],
    ['the beginning of one', { q: 'ग्रा' }, ['ग्राहक सेवा']],
    ['nothing when one word misses', { q: 'customer pilot' }, []],
    ['nothing for part of a place', { location: 'New' }, []],
    ['nothing for an unknown choice', { education: 'PhD' }, []],
    ['no filter value by its letters', { q: 'e' }, ['Customer Executive']],
    ['no filter value by its name', { q: 'location' }, []],
  ])('S2-34: finds %s', async (_, filterInput, found) => {
    await live({ jobTitle: 'Customer Executive', educationQualification: [] })
    await live({ jobTitle: 'ग्राहक सेवा', educationQualification: [], category: 'other' })
    await live({
      jobTitle: 'Telecaller',
      category: 'telesales',
      jobCity: 'New Delhi',
      companyName: "O'Neil & Sons",
      educationQualification: ['10th Passed'],
    })
    expect(await titles(filterInput)).toEqual(found)
  })

  test.each(['', '  ', '???', "'", '\\', ':*', '& | !', '<->'])(
    'text without a word asks for nothing: %j',
    async (q) => {
      await live({ jobTitle: 'One' })
      expect(await titles({ q })).toEqual(['One'])
    },
  )

  test('S10-19, I1, I3: any text is safe to search for', async () => {
    await live()
    const nasty = constantFrom("'", '"', '\\', ':', '*', '&', '|', '!', '(', ')', '<->', 'a', ' ')
    const text = oneof(
      string({ unit: nasty, maxLength: 40 }),
      string({ unit: 'binary', maxLength: 60 }),
    )
    await assert(
      asyncProperty(text, text, async (one, other) => {
        const reply = await list({ q: one, company: other, location: one, education: other })
        return reply.statusCode === 200 || (reply.statusCode === 400 && !isStorable(one + other))
      }),
      { numRuns: 150 },
    )
    expect((await list({ q: 'x'.repeat(100) })).statusCode).toBe(200)
    expect((await list({ company: 'ﷺ'.repeat(120) })).statusCode).toBe(200)
    expect((await list({ q: 'x'.repeat(101) })).statusCode).toBe(400)
    expect((await list({ q: 'a\0b' })).statusCode).toBe(400)
  })

  test('S7-15: pages by cursor: every job once, whatever arrives meanwhile', async () => {
    // All of one instant, so that the id decides.
    testApp.clock.set(testApp.clock.now())
    const ids = []
    for (let n = 0; n < 7; n += 1) ids.push(await addLiveJob(testApp, { employer, admin }))

    const first = await list({ limit: 3 })
    expect(first.headers['x-total-count']).toBe('7')
    await live({ jobTitle: 'Newcomer' })
    const second = await list({ limit: 3, cursor: first.headers['x-next-cursor'] })
    const third = await list({ limit: 3, cursor: second.headers['x-next-cursor'] })
    expect(third.headers['x-next-cursor']).toBeUndefined()
    // The list that was begun has no more.
    expect(second.headers['x-total-count']).toBe('7')
    const seen = [first, second, third].flatMap((reply): ListedJob[] => reply.json())
    expect(seen.map((job) => job.id)).toEqual(ids.toSorted().toReversed())
  })

  test('S10-16: 24 to a page once anything is asked for, 100 at most', async () => {
    for (let n = 0; n < 26; n += 1) await live()
    expect(await titles()).toHaveLength(26)
    const paged = await list({ q: '' })
    expect(paged.json()).toHaveLength(24)
    expect(paged.headers['x-next-cursor']).toBeDefined()
    expect((await list({ limit: 100 })).statusCode).toBe(200)
  })

  test('S7-12: two hundred at most as a plain list', async () => {
    await multiply(await live(), limits.listDefault)
    const reply = await list()
    expect(reply.json()).toHaveLength(limits.listDefault)
    expect(reply.headers['x-total-count']).toBe(String(limits.listDefault + 1))
    expect(reply.headers['x-next-cursor']).toBeDefined()
  })

  test.each([101, 0, -1, 1.5, 'x'])('S10-17: refuses a limit of %s', async (limit) => {
    expect((await list({ limit })).statusCode).toBe(400)
  })

  test.each(['x', 'e30', Buffer.from('["x","y"]').toString('base64url')])(
    'refuses a cursor of its own making: %s',
    async (cursor) => {
      expect((await list({ cursor })).statusCode).toBe(400)
    },
  )

  test.each(['0000-01-01T00:00:00Z', 'infinity', "'; drop table jobs", '2026-13-01T00:00:00Z'])(
    'refuses a cursor at %s',
    async (value) => {
      const id = '0b9d2a6e-3c55-4d3c-9f0e-5b1c6c2f7a10'
      const cursor = Buffer.from(JSON.stringify([value, id])).toString('base64url')
      expect((await list({ cursor })).statusCode).toBe(400)
      expect((await list({ cursor, apply: 'true' })).statusCode).toBe(400)
    },
  )

  test('S2-36: tells which jobs this candidate applied to', async () => {
    const id = await live({ jobTitle: 'Applied' })
    await live({ jobTitle: 'Open' })
    await addApplication(candidate, id)
    expect(flags(await list())).toEqual([
      ['Open', false],
      ['Applied', true],
    ])
    const other = await signIn(testApp, 'candidate')
    expect(flags(await other.call('POST', '/api/allJobs'))).toEqual([
      ['Open', false],
      ['Applied', false],
    ])
  })

  test('S6-6: is for candidates only', async () => {
    expect((await callApi(testApp, 'POST', '/api/allJobs')).statusCode).toBe(401)
    expect((await employer.call('POST', '/api/allJobs')).statusCode).toBe(403)
    expect((await admin.call('POST', '/api/allJobs')).statusCode).toBe(403)
  })
})

describe("POST /api/allJobs with apply 'true'", () => {
  test('S7-13: lists own applications, whatever became of the jobs', async () => {
    const seeker = await signIn(testApp, 'candidate')
    const expected = []
    for (const status of ['accepted', 'waiting', 'rejected', 'pause'] as const) {
      testApp.clock.advance({ minutes: 1 })
      const id = await live({ jobTitle: status })
      await addApplication(seeker, id)
      if (status !== 'accepted') await setJobStatus(admin, id, status)
      expected.unshift([status, status])
    }
    await addApplication(candidate, await live({ jobTitle: 'Not theirs' }))

    const reply = await seeker.call('POST', '/api/allJobs', { json: { apply: 'true' } })
    const jobs: ListedJob[] = reply.json()
    expect(jobs.map((job) => [job.jobTitle, job.status])).toEqual(expected)
    expect(jobs[0]).toMatchObject({
      alreadyApplied: true,
      applicationId: expect.any(String),
      applicationStatus: 'waiting',
      appliedDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect(reply.headers['x-total-count']).toBe('4')
  })

  test('S7-14: takes the same filters and pages', async () => {
    const seeker = await signIn(testApp, 'candidate')
    const mine = async (filterInput: object) => {
      const reply = await seeker.call('POST', '/api/allJobs', {
        json: { apply: 'true', ...filterInput },
      })
      const jobs: ListedJob[] = reply.json()
      return { titles: jobs.map((job) => job.jobTitle), next: reply.headers['x-next-cursor'] }
    }
    for (const jobTitle of ['Telecaller', 'Field Agent', 'Chat Agent']) {
      testApp.clock.advance({ minutes: 1 })
      await addApplication(seeker, await live({ jobTitle, jobCity: jobTitle }))
    }
    expect((await mine({ q: 'agent' })).titles).toEqual(['Chat Agent', 'Field Agent'])
    expect((await mine({ location: 'telecaller' })).titles).toEqual(['Telecaller'])
    expect((await mine({ company: 'nobody' })).titles).toEqual([])
    expect((await mine({ education: '12th Passed', category: 'retail' })).titles).toEqual([])
    const first = await mine({ limit: 2 })
    expect(first.titles).toEqual(['Chat Agent', 'Field Agent'])
    const second = await mine({ limit: 2, cursor: first.next })
    expect(second).toEqual({ titles: ['Telecaller'], next: undefined })
  })
})

describe('GET /api/public/jobs', () => {
  test('S7-58: searches without a session, by the same rules', async () => {
    await live({ jobTitle: 'Telecaller', jobCity: 'Pune' })
    await live({ jobTitle: 'Rider', jobCity: 'Pune', companyName: 'Setu' })
    await addJob(testApp, employer, { jobTitle: 'Waiting' })
    expect(await publicTitles('')).toEqual(['Rider', 'Telecaller'])
    expect(await publicTitles('?q=tele&location=pune')).toEqual(['Telecaller'])
    const first = await callApi(testApp, 'GET', '/api/public/jobs?limit=1')
    expect(first.headers['x-total-count']).toBe('2')
    const cursor = String(first.headers['x-next-cursor'])
    expect(await publicTitles(`?limit=1&cursor=${cursor}`)).toEqual(['Telecaller'])
  })

  test('S7-59: says nothing of applications', async () => {
    await addApplication(candidate, await live())
    const reply = await candidate.call('GET', '/api/public/jobs')
    expect(reply.json()[0]).not.toHaveProperty('alreadyApplied')
  })

  test.each([
    '?limit=0',
    '?limit=101',
    '?cursor=x',
    '?q=a%00b',
    `?q=${'x'.repeat(101)}`,
    '?q=a&q=b',
  ])('S7-60: refuses %s', async (query) => {
    const reply = await callApi(testApp, 'GET', `/api/public/jobs${query}`)
    expect(reply.statusCode).toBe(400)
  })
})

describe('GET /api/job-filters', () => {
  test('S2-35: names the places and companies of live jobs, each once', async () => {
    await live({ jobCity: 'Pune', companyName: 'Beta' })
    await live({ jobCity: 'pune', companyName: 'alpha' })
    await live({ jobCity: 'Agra', companyName: 'Beta' })
    await addJob(testApp, employer, { jobCity: 'Waiting', companyName: 'Waiting' })
    const reply = await callApi(testApp, 'GET', '/api/job-filters')
    expect(reply.json()).toEqual({
      locations: ['Agra', 'Pune'],
      companies: ['alpha', 'Beta'],
      isWhole: true,
    })
  })

  test('names the commonest alone, where no more are asked for', async () => {
    for (const jobCity of ['Pune', 'Pune', 'Agra', 'Agra', 'Bhopal'])
      await live({ jobCity, companyName: jobCity })
    const reply = await callApi(testApp, 'GET', '/api/job-filters?max=2')
    const commonest = ['Agra', 'Pune']
    expect(reply.json()).toEqual({ locations: commonest, companies: commonest, isWhole: false })
    expect((await callApi(testApp, 'GET', '/api/job-filters?max=3')).json().isWhole).toBe(true)
    for (const most of ['0', '501', 'all'])
      expect((await callApi(testApp, 'GET', `/api/job-filters?max=${most}`)).statusCode).toBe(400)
  })

  test('S7-68: names no more than anybody reads', async () => {
    await multiply(await live(), limits.filterChoicesMax)
    const reply = await callApi(testApp, 'GET', '/api/job-filters')
    expect(reply.json().locations).toHaveLength(limits.filterChoicesMax)
    expect(reply.json().companies).toHaveLength(1)
  })
})

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
