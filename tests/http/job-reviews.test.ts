import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { jobFieldOrder } from '#contract/job-posting/field-order.ts'
import { isReviewed, topicOfField } from '#contract/job-reviews/topics.ts'
import type { JobTopic } from '#contract/job-reviews/topics.ts'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import type { EventName } from '#contract/messages/events.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort, timeoutByEffort } from '#tests/support/effort.ts'
import { fingerprint } from '#tests/support/fingerprint.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addJob, addLiveJob, addUnpaidJob, jobForm } from '#tests/support/job-factories.ts'
import { createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const employer = await createEmployer(testApp)
const admin = await signIn(testApp, 'admin')
const otherAdmin = await signIn(testApp, 'admin')
const start = '2026-03-10T09:00:00Z'
beforeEach(() => testApp.clock.set(start))

const ask = (jobId: string, more: object = {}, viewer = admin) =>
  viewer.call('POST', `/api/jobs/${jobId}/needs-changes`, {
    json: { topics: ['pay', 'description'], words: 'Write the pay in hand.', ...more },
  })
const edit = (jobId: string, version: number, answers: object = {}, viewer = employer) =>
  viewer.call('POST', `/api/jobs/${jobId}/edit`, { json: jobForm({ version, ...answers }) })
const decide = (revisionId: string, decision: string, more: object = {}, viewer = admin) =>
  viewer.call('POST', `/api/revisions/${revisionId}/decide`, { json: { decision, ...more } })
const accept = (jobId: string, version?: number) =>
  admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status: 'accepted', version } })

const rowOf = (jobId: string) =>
  testApp.db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
const readOwn = async (jobId: string) =>
  (await expectOk(employer.call('GET', `/api/jobs/${jobId}/edit`))).json()
const queue = async (filters: object) =>
  (await expectOk(admin.call('POST', '/api/getJobs', { json: filters }))).json()
const revisedIds = async () => {
  const jobs: { id: string }[] = await queue({ revised: 'true' })
  return jobs.map(({ id }) => id)
}
const publicTitle = async (jobId: string) =>
  (await callApi(testApp, 'GET', `/api/public/jobs/${jobId}`)).json().jobTitle

async function revisionOf(jobId: string): Promise<string> {
  const { id } = await testApp.db
    .selectFrom('job_revisions')
    .select('id')
    .where('job_id', '=', jobId)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}

const notifiedOf = async (event: EventName, jobId: string) =>
  await testApp.db
    .selectFrom('messages')
    .select(['account_id', 'text_values', 'link'])
    .where('event', '=', event)
    .where('subject', '=', `job-${jobId}`)
    .execute()

test('admins read the hints of the changes that wait, not of the published job', async () => {
  const jobId = await addLiveJob(testApp, { employer, admin })
  const { version } = await rowOf(jobId)
  await expectOk(edit(jobId, version, { jobDescription: 'Bring a copy of your PAN card' }))
  const jobs: QueuedJob[] = await queue({ revised: 'true' })
  expect(jobs.find(({ id }) => id === jobId)?.score.signs).toContainEqual({
    sign: 'asksForIdentity',
    points: 20,
    words: 'PAN card',
  })
  await expectOk(decide(await revisionOf(jobId), 'reject', { words: 'No papers, please' }))
})

describe('POST /api/jobs/:jobId/needs-changes', () => {
  test('S7-210, S4-61: sends a job back with what must change, and it comes again to the end of the queue', async () => {
    const jobId = await addJob(testApp, employer)
    const reply = (await expectOk(ask(jobId, { version: 1 }))).json()
    expect(reply).toMatchObject({ status: 'waiting', state: 'needs_changes', version: 2 })
    const before = await fingerprint(testApp, ['sessions'])
    expect((await expectOk(ask(jobId, { version: 1 }))).json()).toEqual(reply)
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    expect(await notifiedOf('jobNeedsChanges', jobId)).toMatchObject([
      {
        account_id: employer.accountId,
        text_values: { words: 'Write the pay in hand.' },
        link: `/edit-job/${jobId}`,
      },
    ])
    const changeRequest = { topics: ['pay', 'description'], words: 'Write the pay in hand.' }
    const [listed] = (
      await expectOk(employer.call('POST', '/api/getJobById', { json: { group: 'needsYou' } }))
    ).json()
    expect(listed).toMatchObject({ id: jobId, changeRequest })
    // It waits for its employer, not for us.
    expect(await queue({ state: 'waiting' })).not.toContainEqual(
      expect.objectContaining({ id: jobId }),
    )
    expect(await queue({ state: 'needs_changes' })).toMatchObject([{ id: jobId }])

    testApp.clock.advance({ hours: 3 })
    const { job } = await readOwn(jobId)
    const sent = (await expectOk(edit(jobId, job.version, { salary: '₹18,000 a month' }))).json()
    expect(sent).toMatchObject({ status: 'waiting', state: 'waiting' })
    const [again] = (await queue({ state: 'waiting', sort: 'waiting' })).slice(-1)
    expect(again).toMatchObject({
      id: jobId,
      salary: '₹18,000 a month',
      waitingSince: '2026-03-10T12:00:00.000Z',
      changeRequest,
    })
    // What the admin had open before is stale.
    expect((await accept(jobId, 2)).json().code).toBe('CHANGED_MEANWHILE')
    await expectOk(accept(jobId, sent.version))
    expect((await readOwn(jobId)).job).toMatchObject({ state: 'live', changeRequest: null })
  })

  test('S4-62: days that a published job waited for us before it needs changes are added to its end', async () => {
    const jobId = await addLiveJob(testApp, { employer, admin })
    const { expires_at: end } = await rowOf(jobId)
    await expectOk(admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status: 'waiting' } }))
    testApp.clock.advance({ days: 2 })
    await expectOk(ask(jobId))
    testApp.clock.advance({ days: 1 })
    const { job } = await readOwn(jobId)
    await expectOk(edit(jobId, job.version))
    testApp.clock.advance({ days: 3 })
    await expectOk(accept(jobId))
    const { expires_at: later } = await rowOf(jobId)
    expect((Number(later) - Number(end)) / 86_400_000).toBe(5)
  })

  test('S7-211: refuses other states, bad input, and everybody but admins', async () => {
    const jobId = await addJob(testApp, employer)
    const live = await addLiveJob(testApp, { employer, admin })
    const before = await fingerprint(testApp, ['sessions', 'audit_events'])
    expect((await ask(live)).json().code).toBe('STATUS_NOT_ALLOWED')
    expect((await ask(jobId, { version: 7 })).json().code).toBe('CHANGED_MEANWHILE')
    expect((await ask(await addUnpaidJob(testApp, employer))).statusCode).toBe(404)
    expect((await ask(randomUUID())).statusCode).toBe(404)
    for (const [bad, field] of [
      [{ topics: [] }, 'topics'],
      [{ topics: ['luck'] }, 'topics.0'],
      [{ words: ' ' }, 'words'],
      [{ words: 'x'.repeat(501) }, 'words'],
    ] as const) {
      const reply = await ask(jobId, bad)
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]])
    }
    expect((await ask(jobId, {}, employer)).statusCode).toBe(403)
    const json = { topics: ['pay'], words: 'x' }
    expect(
      (await callApi(testApp, 'POST', `/api/jobs/${jobId}/needs-changes`, { json })).statusCode,
    ).toBe(401)
    await testApp.db.deleteFrom('jobs').where('status', '=', 'unpaid').execute()
    expect(await fingerprint(testApp, ['sessions', 'audit_events'])).toBe(before)
  })
})

describe('POST /api/jobs/:jobId/edit', () => {
  test('S7-212, S4-63: a job that was never published changes at once, and no admin accepts it unseen', async () => {
    const jobId = await addJob(testApp, employer)
    const saved = (await expectOk(edit(jobId, 1, { jobTitle: 'Telecaller' }))).json()
    expect(saved).toMatchObject({ state: 'waiting', version: 2 })
    expect(await rowOf(jobId)).toMatchObject({ title: 'Telecaller' })
    expect((await accept(jobId, 1)).json().code).toBe('CHANGED_MEANWHILE')
    expect((await edit(jobId, 1)).json().code).toBe('CHANGED_MEANWHILE')
    // Without a difference nothing is written.
    expect((await expectOk(edit(jobId, 2, { jobTitle: 'Telecaller' }))).json().version).toBe(2)
  })

  test('S7-213, S4-64: a live job stays as it was verified until an admin accepts its changes', async () => {
    const jobId = await addLiveJob(testApp, { employer, admin })
    const answers = { jobTitle: 'Team Leader', organizationAddress: '9 Ring Road' }
    const saved = (await expectOk(edit(jobId, 2, answers))).json()
    expect(saved).toMatchObject({ state: 'live', status: 'accepted', version: 4 })
    expect(await publicTitle(jobId)).toBe('Customer Support Executive')
    expect(await rowOf(jobId)).toMatchObject({ organization_address: '9 Ring Road' })
    expect(await readOwn(jobId)).toMatchObject({
      job: { jobTitle: 'Customer Support Executive', pendingTopics: ['title'] },
      edited: { jobTitle: 'Team Leader' },
    })
    const [queued] = await queue({ revised: 'true', sort: 'waiting' })
    expect(queued).toMatchObject({
      id: jobId,
      revision: { topics: ['title'], edited: { jobTitle: 'Team Leader' } },
    })
    // A second edit replaces the first, and keeps its place in the queue.
    const first = await revisionOf(jobId)
    testApp.clock.advance({ hours: 2 })
    await expectOk(edit(jobId, 4, { ...answers, jobTitle: 'Manager', salary: '₹30,000' }))
    const second = await revisionOf(jobId)
    expect(second).not.toBe(first)
    expect((await decide(first, 'accept')).json().code).toBe('CHANGED_MEANWHILE')
    expect((await queue({ revised: 'true', sort: 'waiting' }))[0].revision).toMatchObject({
      waitingSince: '2026-03-10T09:00:00.000Z',
      topics: ['title', 'pay'],
    })

    const accepted = (await expectOk(decide(second, 'accept'))).json()
    expect(accepted).toMatchObject({ state: 'live', version: 6 })
    expect(await publicTitle(jobId)).toBe('Manager')
    expect(await notifiedOf('revisionAccepted', jobId)).toMatchObject([
      { account_id: employer.accountId, text_values: { title: 'Manager' } },
    ])
    const before = await fingerprint(testApp, ['sessions'])
    expect((await expectOk(decide(second, 'accept', {}, otherAdmin))).json()).toEqual(accepted)
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    expect((await decide(second, 'reject', { words: 'No' }, otherAdmin)).json().code).toBe(
      'CHANGED_MEANWHILE',
    )
    expect(await revisedIds()).not.toContain(jobId)
  })

  test('S7-214: a rejected change leaves the job, and one taken back by its employer is gone', async () => {
    const jobId = await addLiveJob(testApp, { employer, admin })
    await expectOk(edit(jobId, 2, { salary: '₹90,000' }))
    const revisionId = await revisionOf(jobId)
    const before = await fingerprint(testApp, ['sessions'])
    expect((await decide(revisionId, 'reject')).json().fields).toHaveProperty('words')
    expect((await decide(revisionId, 'sell')).statusCode).toBe(400)
    expect((await decide(randomUUID(), 'accept')).statusCode).toBe(404)
    expect((await decide(revisionId, 'accept', {}, employer)).statusCode).toBe(403)
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
    await expectOk(decide(revisionId, 'reject', { words: 'Too high for this work.' }))
    expect(await rowOf(jobId)).toMatchObject({ salary: '₹16,000 - 22,000 / month', version: 3 })
    expect(await notifiedOf('revisionRejected', jobId)).toMatchObject([
      { text_values: { words: 'Too high for this work.' } },
    ])
    await expectOk(edit(jobId, 3, { salary: '₹24,000' }))
    await expectOk(edit(jobId, 4))
    expect((await readOwn(jobId)).edited).toBeNull()
  })

  test('S4-65: changes that wait survive a pause, a close and an end, and are never published by them', async () => {
    const jobId = await addLiveJob(testApp, { employer, admin })
    await expectOk(edit(jobId, 2, { jobTitle: 'Team Leader' }))
    const act = (name: string) =>
      expectOk(employer.call('POST', `/api/jobs/${jobId}/act`, { json: { act: name } }))
    for (const name of ['pause', 'resume', 'close']) await act(name)
    expect(await revisedIds()).not.toContain(jobId)
    await act('reopen')
    expect(await publicTitle(jobId)).toBe('Customer Support Executive')
    expect(await revisedIds()).toContain(jobId)
    await expectOk(admin.call('PATCH', `/api/updateJob/${jobId}`, { json: { status: 'waiting' } }))
    await expectOk(accept(jobId))
    expect(await publicTitle(jobId)).toBe('Customer Support Executive')
    testApp.clock.advance({ days: 30 })
    await expectOk(decide(await revisionOf(jobId), 'accept'))
    expect(await rowOf(jobId)).toMatchObject({ title: 'Team Leader', lifecycle_state: 'expired' })
  })

  test('S7-215: refuses ended jobs, bad input, strangers and other roles, and changes nothing', async () => {
    const jobId = await addLiveJob(testApp, { employer, admin })
    const ended = await addLiveJob(testApp, { employer, admin }, {}, 'expired')
    const stranger = await createEmployer(testApp)
    const others: TestViewer[] = [admin, await signIn(testApp, 'candidate')]
    const before = await fingerprint(testApp, ['sessions'])
    expect((await edit(ended, 3)).json().code).toBe('STATUS_NOT_ALLOWED')
    expect((await edit(jobId, 2, { jobTitle: '' })).json().fields).toHaveProperty('jobTitle')
    const missing = await employer.call('POST', `/api/jobs/${jobId}/edit`, { json: jobForm() })
    expect(missing.statusCode).toBe(400)
    const hidden = await edit(jobId, 2, {}, stranger)
    expect(hidden.statusCode).toBe(404)
    expect((await edit(randomUUID(), 2, {}, stranger)).body).toBe(hidden.body)
    expect((await stranger.call('GET', `/api/jobs/${jobId}/edit`)).statusCode).toBe(404)
    for (const viewer of others) expect((await edit(jobId, 2, {}, viewer)).statusCode).toBe(403)
    expect(await fingerprint(testApp, ['sessions'])).toBe(before)
  })

  test('S4-66: each field goes to review or applies at once, as its topic says', async () => {
    const others: Readonly<Record<string, unknown>> = {
      email: 'new@saarthi.example',
      mobileNumber: '9812345671',
      category: 'Telesales',
      gender: 'Female',
      educationQualification: ['10th Passed'],
      communicationSkill: ['English (Fluent)'],
      workType: ['Work from Home'],
      experienceLevel: ['0-1 yr'],
      interviewProcess: ['Virtual (online mode)'],
      companyState: 'Delhi',
      jobState: 'Delhi',
      companyPincode: '110001',
      jobPincode: '110001',
    }
    const jobId = await addLiveJob(testApp, { employer, admin })
    const answered = Object.keys(jobForm())
    for (const name of jobFieldOrder.filter((each) => answered.includes(each))) {
      const topic: JobTopic = topicOfField[name]
      const { job } = await readOwn(jobId)
      await expectOk(edit(jobId, job.version, { [name]: others[name] ?? 'Another text' }))
      const { job: after } = await readOwn(jobId)
      expect([name, after.pendingTopics]).toEqual([name, isReviewed[topic] ? [topic] : []])
    }
  })

  test(
    'S4-67: an edit and an acceptance that race leave no unseen change published',
    { timeout: timeoutByEffort(10, 300, 200) },
    async () => {
      for (let round = 0; round < byEffort(10, 300); round += 1) {
        const isLive = round % 2 === 0
        const jobId = isLive
          ? await addLiveJob(testApp, { employer, admin })
          : await addJob(testApp, employer)
        let version = isLive ? 2 : 1
        if (isLive) version = (await expectOk(edit(jobId, 2, { jobTitle: 'Seen' }))).json().version
        const seen = isLive ? await revisionOf(jobId) : ''
        const [edited, ...accepted] = await Promise.all([
          edit(jobId, version, { jobTitle: 'Unseen' }),
          isLive ? decide(seen, 'accept') : accept(jobId, version),
          isLive ? decide(seen, 'accept', {}, otherAdmin) : accept(jobId, version),
        ])
        const codes = [edited, ...accepted].map((reply) => reply.json().code ?? 'done')
        expect([200, 409]).toContain(edited.statusCode)
        expect(codes.filter((code) => code !== 'done' && code !== 'CHANGED_MEANWHILE')).toEqual([])
        expect(edited.statusCode === 200).toBe(
          accepted.every(({ statusCode }) => statusCode === 409),
        )
        const { title, status } = await rowOf(jobId)
        expect([status, title]).not.toEqual(['accepted', 'Unseen'])
      }
    },
  )
})
