import { expect, test } from 'vitest'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pngBytes } from '#tests/support/fixtures.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, rejectForGood } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp({ config: { limitScale: 1000 } }))
testApp.clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')
let numbers = 9_812_000_000

/** A job with a number, a mailbox and a text of its own, unless `answers` say otherwise. */
async function submit(
  employer: TestViewer,
  answers: object = {},
  columns: Parameters<typeof addJob>[3] = {},
): Promise<string> {
  numbers += 1
  const own = {
    mobileNumber: String(numbers),
    email: `hr@firm${numbers}.example`,
    jobDescription: `Sort the letters of house ${numbers % 10_000}. `.repeat(2),
  }
  return await addJob(testApp, employer, { ...own, ...answers }, columns)
}
const listed = async (query: object = {}) =>
  await expectOk(admin.call('POST', '/api/getJobs', { json: { status: 'waiting', ...query } }))
async function scoreOf(jobId: string): Promise<QueuedJob['score']> {
  const jobs: QueuedJob[] = (await listed({ limit: 100 })).json()
  const found = jobs.find(({ id }) => id === jobId)
  if (!found) throw new Error('The job does not wait')
  return found.score
}
const signsOf = async (jobId: string): Promise<string[]> =>
  (await scoreOf(jobId)).signs.map(({ sign }) => sign)
async function saveLogo({ accountId }: TestViewer): Promise<string> {
  const { files } = testApp.composition.services
  const upload = { fileName: 'logo.png', bytes: pngBytes({ width: 33 }) }
  const image = await files.prepareImage(upload, 'profile')
  const owner = { ownerAccountId: accountId, kind: 'company-logo' } as const
  return await testApp.db.transaction().execute((tx) => files.save(tx, image, owner))
}
const block = (employer: TestViewer) =>
  expectOk(
    admin.call('POST', `/api/organisations/${employer.accountId}/block`, {
      json: { reason: 'askedForMoney', note: 'Three people were asked for 500 rupees.' },
    }),
  )

test('S7-1160: who had a job accepted before is no newcomer', async () => {
  const employer = await createEmployer(testApp)
  expect(await signsOf(await submit(employer))).toEqual(['firstJob'])
  await addLiveJob(testApp, { employer, admin })
  expect(await scoreOf(await submit(employer))).toEqual({ points: 0, level: 'low', signs: [] })
})

test('S7-1160: the number, the text and the logo of a blocked or refused job are known again', async () => {
  const fraud = await createEmployer(testApp)
  const text = 'Fill simple forms at your home and earn daily, no target and no interview. '.repeat(
    3,
  )
  const contact = { mobileNumber: '9898989898', companyName: 'Sharp Jobs' }
  await submit(fraud, { ...contact, jobDescription: text }, { logo_file_id: await saveLogo(fraud) })
  await block(fraud)

  const employer = await createEmployer(testApp)
  const again = `${text} Call today.`
  const score = await scoreOf(
    await submit(
      employer,
      { ...contact, jobDescription: again },
      {
        logo_file_id: await saveLogo(employer),
      },
    ),
  )
  expect(score.signs.map(({ sign }) => sign)).toEqual([
    'sharedContact',
    'sameText',
    'sameLogo',
    'firstJob',
  ])
  expect(score).toMatchObject({
    points: 100,
    level: 'high',
    signs: [{ words: 'Sharp Jobs' }, {}, {}, {}],
  })

  const refused = await submit(employer, {
    jobDescription:
      'Count the boxes of a store by night, and write each number into a list of the house. '.repeat(
        2,
      ),
  })
  await rejectForGood(testApp, admin, refused)
  const other = await createEmployer(testApp)
  const copied = {
    jobDescription:
      'Count the boxes of a store by night and write each number into a list of the house! '.repeat(
        2,
      ),
  }
  expect(await signsOf(await submit(other, copied))).toEqual(['sameText', 'firstJob'])
})

test('S7-1160: pay far above the usual of its kind and city, and many posts a day', async () => {
  const honest = await createEmployer(testApp)
  const place = { jobCity: 'Aizawl', jobState: 'Mizoram', category: 'Delivery' }
  for (let index = 0; index < limits.usualPayJobsInCity; index += 1) {
    const pay = { salary: '15000 - 20000', ...place }
    await addLiveJob(testApp, { employer: honest, admin }, pay)
  }
  const employer = await createEmployer(testApp)
  await addLiveJob(testApp, { employer, admin })
  const high = await scoreOf(await submit(employer, { ...place, salary: '60000 - 80000' }))
  expect(high.signs).toEqual([{ sign: 'highPay', points: 20, words: '₹80,000 / ₹20,000' }])
  for (let index = 2; index < limits.manyJobsADay - 1; index += 1) await submit(employer)
  expect(await signsOf(await submit(employer))).toEqual(['manyAtOnce'])
})

test('S7-1161: the queue stands by points, page by page, and scores what came meanwhile', async () => {
  const employer = await createEmployer(testApp)
  await addLiveJob(testApp, { employer, admin })
  const worst = await submit(employer, {
    jobDescription: 'Bring Aadhaar card and your UPI ID.',
  })
  const seen: string[] = []
  let points = 101
  let cursor: string | undefined
  do {
    const page = await listed({ sort: 'score', limit: 3, ...(cursor && { cursor }) })
    for (const { id, score } of page.json<QueuedJob[]>()) {
      expect(score.points).toBeLessThanOrEqual(points)
      points = score.points
      seen.push(id)
    }
    cursor = page.headers['x-next-cursor']?.toString()
  } while (cursor)
  const [total] = [Number((await listed()).headers['x-total-count'])]
  expect(new Set(seen).size).toBe(total)
  expect(seen.slice(0, 3)).toContain(worst)
  const byTime = await listed({ limit: 1, sort: 'waiting' })
  const cursorOfTime = byTime.headers['x-next-cursor']?.toString()
  const mixed = await admin.call('POST', '/api/getJobs', {
    json: { status: 'waiting', sort: 'score', cursor: cursorOfTime },
  })
  expect(mixed.statusCode).toBe(400)
})

test('S7-1161: what waits is scored once, and anew when it changes', async () => {
  const employer = await createEmployer(testApp)
  const jobId = await submit(employer)
  const scores = () =>
    testApp.db
      .selectFrom('job_scores')
      .select(['subject', 'points', 'scored_at'])
      .where('job_id', '=', jobId)
      .execute()
  const { jobScores } = testApp.composition.services
  await Promise.all([1, 2, 3, 4].map(() => jobScores.scoreWaiting()))
  const first = await scores()
  expect(first).toMatchObject([{ points: 5 }])
  testApp.clock.advance({ minutes: 1 })
  await jobScores.scoreWaiting()
  expect(await scores()).toEqual(first)
  await testApp.db
    .updateTable('jobs')
    .set({ description: 'Pay Rs 999 for your kit', version: 7 })
    .where('id', '=', jobId)
    .execute()
  await jobScores.scoreWaiting()
  expect(await scores()).toMatchObject([{ subject: 'version 7', points: 45 }])
})
