import { expect, test } from 'vitest'
import { notices } from '#contract/privacy/notices.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const admin = await signIn(testApp, 'admin')

test('S7-265: an employer reads how many applicants a job has in each status, whatever becomes of them', async () => {
  const employer = await createEmployer(testApp)
  const jobId = await addLiveJob(testApp, { employer, admin })
  const candidates = [await createCandidate(testApp), await createCandidate(testApp)] as const
  const [first, second] = [
    await addApplication(candidates[0], jobId),
    await addApplication(candidates[1], jobId),
  ]
  const counts = async () => {
    const [job] = (await expectOk(employer.call('POST', '/api/getJobById', { json: {} }))).json()
    const { waiting, shortlisted, rejected } = job.applicantCounts
    expect(job.applicantCount).toBe(waiting + shortlisted + rejected)
    return [waiting, shortlisted, rejected]
  }
  const review = (id: string, status: string) =>
    expectOk(employer.call('PATCH', `/profileReview/${jobId}/${id}`, { json: { status } }))
  const share = (isShared: boolean) =>
    expectOk(
      candidates[0].call('PATCH', `/api/privacy/sharings/${first}`, {
        json: { isShared, consent: notices.application.version },
      }),
    )

  expect(await counts()).toEqual([2, 0, 0])
  await review(first, 'shortlisted')
  await review(first, 'shortlisted')
  expect(await counts()).toEqual([1, 1, 0])
  await review(second, 'rejected')
  expect(await counts()).toEqual([0, 1, 1])
  await share(false)
  expect(await counts()).toEqual([0, 0, 1])
  await share(true)
  await review(first, 'rejected')
  expect(await counts()).toEqual([0, 0, 2])

  // Deleting and restoring, as the account does.
  const setDeleted = (deleted_at: Date | null) =>
    testApp.db
      .updateTable('accounts')
      .set({ deleted_at })
      .where('id', '=', candidates[1].accountId)
      .execute()
  await setDeleted(testApp.clock.now())
  expect(await counts()).toEqual([0, 0, 1])
  await setDeleted(null)
  expect(await counts()).toEqual([0, 0, 2])
})

test('two reviews and a deletion at the same moment are counted once each', async () => {
  const employer = await createEmployer(testApp)
  const jobId = await addLiveJob(testApp, { employer, admin })
  const candidates = await Promise.all(Array.from({ length: 4 }, () => createCandidate(testApp)))
  const ids = await Promise.all(candidates.map((candidate) => addApplication(candidate, jobId)))
  await Promise.all([
    ...ids.map((id, index) =>
      employer.call('PATCH', `/profileReview/${jobId}/${id}`, {
        json: { status: index % 2 === 0 ? 'shortlisted' : 'rejected' },
      }),
    ),
    ...candidates.map(({ accountId }) =>
      testApp.db
        .updateTable('accounts')
        .set({ deleted_at: testApp.clock.now() })
        .where('id', '=', accountId)
        .execute(),
    ),
  ])
  const [job] = (await expectOk(employer.call('POST', '/api/getJobById', { json: {} }))).json()
  expect(job.applicantCounts).toEqual({ waiting: 0, shortlisted: 0, rejected: 0 })
})
