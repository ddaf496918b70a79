import { expect, test } from 'vitest'
import type { JobCard } from '#contract/jobs/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import {
  addApplication,
  createCandidate,
  createEmployer,
} from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
const jobId = await addLiveJob(testApp, { employer, admin })
const versionOf = async () =>
  await testApp.db
    .selectFrom('jobs')
    .select('version')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()

/** An application that is answered after some days. */
async function answer(status: string, afterDays: number): Promise<void> {
  const applicationId = await addApplication(await createCandidate(testApp), jobId)
  testApp.clock.advance({ days: afterDays })
  const path = `/profileReview/${jobId}/${applicationId}`
  await expectOk(employer.call('PATCH', path, { json: { status } }))
}

async function readReplyDays(): Promise<number | undefined> {
  await testApp.composition.services.jobs.refreshReplyTimes()
  const reply = await callApi(testApp, 'GET', `/api/public/jobs/${jobId}`)
  return reply.json<JobCard>().replyDays
}

test('S10-141: an employer’s reply time is the median of the answers, told from five on', async () => {
  const before = await versionOf()
  await answer('shortlisted', 1)
  await answer('rejected', 2)
  await answer('shortlisted', 1)
  await answer('shortlisted', 3)
  expect(await readReplyDays()).toBeUndefined()
  await answer('rejected', 2)
  expect(limits.countsShownFrom).toBe(5)
  expect(await readReplyDays()).toBe(2)
  // Who edits the job meanwhile is not disturbed.
  expect(await versionOf()).toEqual(before)
})

test('S10-142: the last twenty answers of half a year count', async () => {
  for (let index = 0; index < limits.replyTimeCases; index += 1) await answer('shortlisted', 0)
  expect(await readReplyDays()).toBe(1)
  testApp.clock.advance({ days: limits.replyTimeDays + 1 })
  await testApp.composition.services.jobs.refreshReplyTimes()
  const { reply_days } = await testApp.db
    .selectFrom('jobs')
    .select('reply_days')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  expect(reply_days).toBeNull()
})
