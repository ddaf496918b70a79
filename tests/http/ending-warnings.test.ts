import { beforeEach, expect, test } from 'vitest'
import type { MessageItem } from '#contract/messages/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { addLiveJob, setJobStatus } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { sentence } from '#tests/support/sentence.ts'
import { runRound } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-10T09:00:00Z')
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)

// Accepted on 10 March with 15 days: the last day is 25 March.
beforeEach(async () => {
  testApp.clock.set('2026-03-10T09:00:00Z')
  await testApp.db.deleteFrom('job_status_changes').execute()
  await testApp.db.deleteFrom('jobs').execute()
  await told()
})

/** What was told about endings since the last look. */
async function told(): Promise<{ body: string; link: string }[]> {
  const listed = await employer.call('GET', '/api/messages')
  await testApp.db.deleteFrom('messages').execute()
  const items: MessageItem[] = listed.json()
  return items
    .filter(({ event }) => event === 'jobEnding')
    .map(({ text, link }) => ({ body: sentence.say(text), link }))
}

async function warnOn(instant: string): Promise<{ body: string; link: string }[]> {
  testApp.clock.set(instant)
  await runRound(testApp, 'warn-of-endings')
  return await told()
}

const warning = (jobId: string) => ({
  body: '25-03-2026 is the last day of Customer Support Executive. After that candidates can’t find it.',
  link: `/renew/${jobId}`,
})

test('S10-41: an employer is told three days and one day before the last day, once each', async () => {
  const jobId = await addLiveJob(testApp, { employer, admin })
  await told()
  // Still 21 March in India.
  expect(await warnOn('2026-03-21T18:29:00Z')).toEqual([])
  expect(await warnOn('2026-03-21T18:31:00Z')).toEqual([warning(jobId)])
  expect(await warnOn('2026-03-22T09:00:00Z')).toEqual([])
  expect(await warnOn('2026-03-23T09:00:00Z')).toEqual([])
  expect(await warnOn('2026-03-24T05:00:00Z')).toEqual([warning(jobId)])
  expect(await warnOn('2026-03-25T05:00:00Z')).toEqual([])
  expect(await warnOn('2026-03-27T19:00:00Z')).toEqual([])
  expect(await testApp.db.selectFrom('ending_warnings').selectAll().execute()).toEqual([])
})

test('by three nodes at once too', async () => {
  for (let count = 0; count < 9; count += 1) await addLiveJob(testApp, { employer, admin })
  await told()
  testApp.clock.set('2026-03-22T09:00:00Z')
  for (let round = 0; round < 2; round += 1) {
    await Promise.all([1, 2, 3].map(() => runRound(testApp, 'warn-of-endings')))
  }
  expect(await told()).toHaveLength(9)
})

test('after a long pause of the product only the later of the two is given', async () => {
  const jobId = await addLiveJob(testApp, { employer, admin })
  await told()
  expect(await warnOn('2026-03-25T05:00:00Z')).toEqual([warning(jobId)])
  expect(await warnOn('2026-03-25T06:00:00Z')).toEqual([])
})

test('nothing is told of jobs that are paused, rejected, under review or over', async () => {
  for (const then of ['expired', 'rejected', 'waiting'] as const) {
    await addLiveJob(testApp, { employer, admin }, {}, then)
  }
  await addLiveJob(testApp, { employer, admin })
  await told()
  expect(await warnOn('2026-03-25T18:30:00Z')).toEqual([])
  testApp.clock.set('2026-03-10T09:00:00Z')
  await testApp.db.updateTable('jobs').set({ status: 'expired' }).execute()
  expect(await warnOn('2026-03-24T09:00:00Z')).toEqual([])
})

test('a run that begins anew is warned of anew; one that goes on is not', async () => {
  const jobId = await addLiveJob(testApp, { employer, admin })
  await told()
  expect(await warnOn('2026-03-22T09:00:00Z')).toHaveLength(1)
  await setJobStatus(admin, jobId, 'pause')
  await setJobStatus(admin, jobId, 'accepted')
  await told()
  expect(await warnOn('2026-03-22T10:00:00Z')).toEqual([])
  testApp.clock.set('2026-03-26T09:00:00Z')
  await setJobStatus(admin, jobId, 'accepted')
  await told()
  expect(await warnOn('2026-04-07T09:00:00Z')).toEqual([
    { ...warning(jobId), body: expect.stringContaining('10-04-2026') },
  ])
})
