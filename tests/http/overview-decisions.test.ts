import { expect, test } from 'vitest'
import type { Overview } from '#contract/overview/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import {
  addJob,
  addLiveJob,
  jobForm,
  rejectForGood,
  setJobStatus,
} from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2027-01-10T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const read = async (): Promise<Overview> =>
  (await expectOk(admin.call('GET', '/api/overview?from=2027-01-10&to=2027-01-10'))).json()

const askForChanges = (jobId: string) =>
  expectOk(
    admin.call('POST', `/api/jobs/${jobId}/needs-changes`, {
      json: { topics: ['pay'], words: 'Write the pay in hand.' },
    }),
  )

const reject = (jobId: string, reason: string) =>
  expectOk(admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status: 'rejected', reason } }))

async function correctAndAccept(employer: TestViewer, jobId: string): Promise<void> {
  await askForChanges(jobId)
  const { version } = await testApp.db
    .selectFrom('jobs')
    .select('version')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  const json = jobForm({ version, jobDescription: 'Answer calls. Pay in hand is 18,000.' })
  await expectOk(employer.call('POST', `/api/jobs/${jobId}/edit`, { json }))
  await setJobStatus(admin, jobId, 'accepted')
}

test('S7-1143: counts the decisions on jobs by kind, and the refusals by reason', async () => {
  const employer = await createEmployer(testApp)
  const blocked = await createEmployer(testApp)
  await addLiveJob(testApp, { employer, admin })
  await rejectForGood(testApp, admin, await addJob(testApp, employer))
  await addLiveJob(testApp, { employer: blocked, admin })
  await addJob(testApp, blocked)
  await askForChanges(await addJob(testApp, employer))
  await correctAndAccept(employer, await addJob(testApp, employer))
  for (const reason of ['detailsWrong', 'postedTwice', 'detailsWrong'] as const) {
    await reject(await addJob(testApp, employer), reason)
  }
  await expectOk(
    admin.call('POST', `/api/organisations/${blocked.accountId}/block`, {
      json: { reason: 'askedForMoney', note: 'Asked for 500 rupees.' },
    }),
  )
  const { decisions, refusals } = await read()
  expect(decisions).toEqual({
    acceptedAtOnce: 2,
    acceptedAfterChanges: 1,
    needsChanges: 2,
    blocked: 2,
  })
  expect(refusals).toEqual([
    { reason: 'detailsWrong', count: 2 },
    { reason: 'other', count: 1 },
    { reason: 'postedTwice', count: 1 },
  ])
})
