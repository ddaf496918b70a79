import { expect, test } from 'vitest'
import type { Invitation } from '#contract/interviews/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addTimes, invitationToken } from '#tests/support/interviews.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const employer = await createEmployer(testApp)
const jobId = await addLiveJob(testApp, { employer, admin })
const [ten, eleven] = await addTimes(testApp, {
  employer,
  jobId,
  answers: { from: '10:00', to: '12:00', minutes: '60', capacity: 10 },
})

async function apply(): Promise<string> {
  const candidate = await createCandidate(testApp)
  const reply = await expectOk(applyForJob(candidate, jobId, { resumePdf: pdfFile() }))
  return String(reply.json().applicationId)
}
const invite = (id: string, timeId?: string) =>
  expectOk(
    employer.call('POST', `/api/jobs/${jobId}/invitations`, { json: { people: [id], timeId } }),
  )
const address = (id: string) => `/api/interviews/${invitationToken(testApp, id)}`
const answer = (id: string, json: { answer: string; timeId?: string | undefined }) =>
  expectOk(callApi(testApp, 'POST', address(id), { json }))
const read = async (id: string): Promise<Invitation> =>
  (await expectOk(callApi(testApp, 'GET', address(id)))).json()

test('S7-971: who was expected reads from when the interview moved, until the answer', async () => {
  const id = await apply()
  await invite(id, ten?.id)
  expect((await read(id)).movedFrom).toBeNull()
  await answer(id, { answer: 'accept' })
  await invite(id, eleven?.id)
  await invite(id, eleven?.id)
  expect(await read(id)).toMatchObject({ movedFrom: ten?.startsAt, time: { id: eleven?.id } })
  await invite(id)
  expect(await read(id)).toMatchObject({ movedFrom: eleven?.startsAt, time: null })
  await answer(id, { answer: 'accept', timeId: ten?.id })
  expect(await read(id)).toMatchObject({ movedFrom: null, time: { id: ten?.id } })
})

test('S7-971: another time at the same moment moves nothing', async () => {
  const id = await apply()
  const answers = { kind: 'walkIn', from: '10:00', to: '13:00' }
  const all = await addTimes(testApp, { employer, jobId, answers })
  await invite(id, ten?.id)
  await invite(id, all.find(({ kind }) => kind === 'walkIn')?.id)
  expect(await read(id)).toMatchObject({ movedFrom: null, time: { kind: 'walkIn' } })
})

test.each(['askOtherTime', 'decline'])(
  'S7-971: after %s the candidate asked for it, so nothing moved',
  async (said) => {
    const id = await apply()
    await invite(id, ten?.id)
    await answer(id, { answer: said })
    await invite(id, eleven?.id)
    expect((await read(id)).movedFrom).toBeNull()
  },
)
