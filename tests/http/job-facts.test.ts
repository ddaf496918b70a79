import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { FullJob, JobCard, LabelledJob } from '#contract/jobs/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob, jobForm } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
const parties = { employer, admin }

const given = {
  payFrom: '16,000',
  payTo: '22,000',
  payBasis: 'Fixed + incentive',
  payFixed: '14000',
  payIncentive: '8000',
  shift: 'night',
  workTime: 'part',
  weekOff: 'Sunday',
  openings: '12',
  joining: 'Within a week',
  benefits: ['PF', 'cab'],
}
const pay = { min: 16_000, max: 22_000, basis: 'incentive', fixed: 14_000, incentive: 8_000 }
const facts = {
  shift: 'night',
  workTime: 'part',
  weekOff: 'sunday',
  openings: 12,
  joining: 'week',
  benefits: ['pf', 'cab'],
}

async function post(answers: Record<string, unknown>) {
  const { salary: _, ...form } = jobForm()
  const json = { ...form, ...answers }
  return await (await createEmployer(testApp)).call('POST', '/api/postjob', { json })
}

async function postedJob(answers: Record<string, unknown>): Promise<FullJob> {
  const { id: jobId } = (await expectOk(post(answers))).json<{ id: string }>()
  return (await admin.call('POST', '/api/getJobData', { json: { jobId } })).json<FullJob>()
}

async function search(query: Record<string, string>): Promise<JobCard[]> {
  const found = callApi(testApp, 'GET', `/api/public/jobs?${new URLSearchParams(query)}`)
  return (await expectOk(found)).json<JobCard[]>()
}

describe('S3-44: the facts of a job', () => {
  test('are stored as given, and the salary is written from the figures', async () => {
    expect(await postedJob(given)).toMatchObject({ salary: '₹16,000 – 22,000 / month', pay, facts })
  })

  test('may come with words, which stay as they are', async () => {
    const job = await postedJob({ ...given, salary: '16k to 22k, negotiable' })
    expect(job).toMatchObject({ salary: '16k to 22k, negotiable', pay })
  })

  test('are read from the words of a form that does not ask for them', async () => {
    const job = await postedJob({
      salary: '15k to 18k + incentives',
      jobDescription: 'Night shift, cab facility. PF and ESI. 5 openings.',
    })
    expect(job).toMatchObject({ pay: { min: 15_000, max: 18_000, basis: 'incentive' } })
    expect(job.facts).toEqual({
      shift: 'night',
      workTime: 'full',
      openings: 5,
      benefits: ['pf', 'esi', 'cab'],
    })
  })

  test('stay open where the form leaves them so', async () => {
    const words = { salary: '15000', shift: '', jobDescription: 'Night shift' }
    expect((await postedJob(words)).facts).toEqual({})
  })

  test.each([
    [{}, 'salary', 'Salary is required'],
    [{ payFrom: 'much' }, 'payFrom', 'Write rupees a month, such as 16,000'],
    [{ payFrom: '500' }, 'payFrom', 'Write rupees a month, such as 16,000'],
    [{ payFrom: '20000', payTo: '15000' }, 'payTo', 'This must not be less than the first figure'],
    [
      { ...given, payFixed: '30000' },
      'payFixed',
      'The fixed part must not be more than the salary',
    ],
    [{ ...given, openings: '0' }, 'openings', 'Write how many people you want, from 1 to 9,999'],
    [{ ...given, shift: 'dawn' }, 'shift', 'Please check this answer'],
    [{ ...given, benefits: ['PF', 'gold'] }, 'benefits', 'Please check this answer'],
  ])('%j is refused', async (answers, field, message) => {
    const reply = await post(answers)
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({ fields: { [field]: message } })
  })
})

describe('S3-47: a text that asks candidates for money', () => {
  test.each([
    ['jobDescription', 'Pay ₹500 as registration fee at joining.'],
    ['interviewTiming', 'Bring the security deposit'],
    ['salary', '15000, joining fee 200'],
  ])('is refused in %s', async (field, text) => {
    const reply = await post({ ...given, [field]: text })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      fields: { [field]: 'Asking for money, OTP or bank details is not allowed. Please remove it' },
    })
  })

  test('is fine where it says that nobody does', async () => {
    const jobDescription = 'No registration fee. We never ask for money.'
    expect((await post({ ...given, jobDescription })).statusCode).toBe(200)
  })
})

describe('search', () => {
  test('filters by the facts and knows them by their words', async () => {
    const night = await addLiveJob(testApp, parties, { ...given, jobTitle: 'Zither Tuner' })
    await addLiveJob(testApp, parties, { jobTitle: 'Zither Tuner', shift: 'day' })
    const ids = async (query: Record<string, string>) => (await search(query)).map((job) => job.id)
    for (const filter of [{ shift: 'night' }, { workTime: 'part' }, { benefit: 'cab' }]) {
      expect(await ids({ q: 'zither', ...filter })).toEqual([night])
    }
    expect((await ids({ q: 'zither night shift' }))[0]).toBe(night)
    const [card] = await search({ q: 'zither', shift: 'night' })
    expect(card).toMatchObject({ pay, facts, workingHours: '9' })
  })
})

test('S3-45: jobs of an older version get the facts that their words tell', async () => {
  const id = await addLiveJob(testApp, parties, {
    jobTitle: 'Xylophone Tuner',
    jobDescription: 'Night shift with cab facility.',
    salary: '₹16,000 fixed + incentive up to ₹6,000',
  })
  await sql`update jobs set facts_version = 0, shift = null, work_time = null, benefits = '{}', pay_basis = null,
    pay_fixed_monthly_rupees = null, pay_incentive_monthly_rupees = null where id = ${id}`.execute(
    testApp.db,
  )
  await sql`update job_search set terms = array_to_tsvector('{xylophone}') where job_id = ${id}`.execute(
    testApp.db,
  )
  const readFacts = testApp.composition.services.jobs.readMissingFacts
  await Promise.all([readFacts(), readFacts()])
  await readFacts()
  const read = await expectOk(callApi(testApp, 'GET', `/api/public/jobs/${id}`))
  const job = read.json<LabelledJob>()
  expect(job.facts).toEqual({ shift: 'night', workTime: 'full', benefits: ['cab'] })
  expect(job.pay).toEqual({
    min: 16_000,
    max: 16_000,
    basis: 'incentive',
    fixed: 16_000,
    incentive: 6_000,
  })
  expect((await search({ q: 'xylophone', shift: 'night' })).map((each) => each.id)).toEqual([id])
})
