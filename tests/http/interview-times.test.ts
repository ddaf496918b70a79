import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { expectOk } from '#tests/support/inject.ts'
import { addTimes, listTimes, timesForm } from '#tests/support/interviews.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const owner = await createEmployer(testApp)
const other = await createEmployer(testApp)

const addJob = () => addLiveJob(testApp, { employer: owner, admin })
const make = (jobId: string, answers: object = {}, who = owner) =>
  who.call('POST', '/api/interview-times', { json: timesForm(testApp, jobId, answers) })

describe('POST /api/interview-times', () => {
  test('S7-970: makes slots one after the other, or one window, once', async () => {
    const slots = { from: '10:00', to: '11:40', minutes: '30' }
    let jobId = ''
    for (let round = 0; round < byEffort(3, 10); round += 1) {
      jobId = await addJob()
      const form = timesForm(testApp, jobId, slots)
      const send = () => owner.call('POST', '/api/interview-times', { json: form })
      const replies = await Promise.all(Array.from({ length: 10 }, send))
      for (const reply of replies) expect(reply.json()).toEqual({ success: true, count: 3 })
    }
    await expectOk(make(jobId, { kind: 'walkIn', from: '14:00', to: '17:00', capacity: 40 }))
    expect(await listTimes(owner, jobId)).toMatchObject([
      { kind: 'slot', startsAt: '2026-03-04T04:30:00.000Z', capacity: 1, taken: 0 },
      { kind: 'slot', startsAt: '2026-03-04T05:00:00.000Z' },
      { kind: 'slot', startsAt: '2026-03-04T05:30:00.000Z', endsAt: '2026-03-04T06:00:00.000Z' },
      { kind: 'walkIn', capacity: 40, endsAt: '2026-03-04T11:30:00.000Z' },
    ])
  })

  test('S7-1121: the same times on further days, each once; a list of a week has no others', async () => {
    const jobId = await addJob()
    const answers = { moreDays: ['2026-03-06', '2026-03-04', '2026-03-06', '2026-03-10'] }
    const reply = await make(jobId, { ...answers, to: '12:00' })
    expect(reply.json()).toEqual({ success: true, count: 6 })
    const week = await expectOk(
      owner.call(
        'GET',
        `/api/interview-times?jobId=${jobId}&from=2026-03-02&until=2026-03-09&limit=3`,
      ),
    )
    expect(week.headers['x-total-count']).toBe('4')
    expect(week.json().map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
      '2026-03-04T05:30:00.000Z',
      '2026-03-04T06:00:00.000Z',
      '2026-03-06T05:30:00.000Z',
    ])
  })

  test('S7-1122: a slot names its first people to its employer', async () => {
    const jobId = await addJob()
    const [time] = await addTimes(testApp, { employer: owner, jobId, answers: { capacity: 3 } })
    for (const name of ['Neha Kulkarni', 'Pooja Verma', 'Ravi Das']) {
      const candidate = await createCandidate(testApp)
      const answers = { name, resumePdf: pdfFile() }
      const reply = await expectOk(applyForJob(candidate, jobId, answers))
      await expectOk(
        owner.call('POST', `/api/jobs/${jobId}/invitations`, {
          json: { people: [reply.json().applicationId], timeId: time?.id },
        }),
      )
      testApp.clock.advance({ minutes: 1 })
    }
    expect(await listTimes(owner, jobId)).toMatchObject([
      { taken: 3, people: ['Neha Kulkarni', 'Pooja Verma'] },
    ])
  })

  test.each([
    ['a further day too far away', { moreDays: ['2026-07-01'] }, 'day'],
    ['seven further days', { moreDays: Array.from({ length: 7 }, () => '2026-03-05') }, 'moreDays'],
    ['a day that is over', { day: '2026-03-01' }, 'from'],
    ['a day too far away', { day: '2026-07-01' }, 'day'],
    ['an end before the start', { from: '12:00', to: '11:00' }, 'to'],
    ['a span too short for a slot', { to: '11:10' }, 'to'],
    [
      'too many slots',
      { from: '08:00', to: '20:00', minutes: '15', moreDays: ['2026-03-05', '2026-03-06'] },
      'to',
    ],
    ['no place', { place: ' ' }, 'place'],
    ['nobody', { capacity: 0 }, 'capacity'],
    ['too many people', { capacity: 501 }, 'capacity'],
    ['no time', { from: '10h00' }, 'from'],
  ])('S7-970: %s is refused at its field', async (_what, answers, field) => {
    const jobId = await addJob()
    const reply = await make(jobId, answers)
    expect(reply.statusCode).toBe(422)
    expect(Object.keys(reply.json().fields)).toEqual([field])
    expect(await listTimes(owner, jobId)).toEqual([])
  })

  test('S7-970: a slot that begins with another of the job is refused, and none is made', async () => {
    const jobId = await addJob()
    await expectOk(make(jobId))
    const reply = await make(jobId, { from: '10:30', to: '12:00' })
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'INTERVIEW_CLASH'])
    expect(await listTimes(owner, jobId)).toHaveLength(1)
  })

  test('S7-970: the job of another employer, or one that never went live, is not found', async () => {
    expect((await make(await addJob(), {}, other)).statusCode).toBe(404)
  })
})
