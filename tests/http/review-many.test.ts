import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AuditKind } from '#contract/audit/kinds.ts'
import type { Applicant } from '#contract/applications/schemas.ts'
import { mayTakeBack, applicationStages } from '#contract/applications/stages.ts'
import type { ApplicantStage } from '#contract/applications/stages.ts'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { runRound } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-02T06:00:00Z')
const admin = await signIn(testApp, 'admin')
const owner = await createEmployer(testApp)
const other = await createEmployer(testApp)

type Person = { readonly id: string; readonly candidate: TestViewer }

async function addPeople(count: number, names: readonly string[] = []) {
  const jobId = await addLiveJob(testApp, { employer: owner, admin })
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) {
    const candidate = await createCandidate(testApp)
    const answers = { name: names[index] ?? `Asha ${index}`, resumePdf: pdfFile() }
    const reply = await expectOk(applyForJob(candidate, jobId, answers))
    people.push({ id: reply.json().applicationId, candidate })
  }
  return { jobId, people }
}

type ReviewWith = {
  readonly status?: string
  readonly from?: string
  readonly fromStage?: ApplicantStage
  readonly who?: TestViewer
}
const review = (
  jobId: string,
  people: readonly { id: string }[],
  { status = 'shortlisted', from = 'waiting', who = owner, fromStage }: ReviewWith = {},
) =>
  who.call('POST', `/api/jobs/${jobId}/applicants/review`, {
    json: { status, people: people.map(({ id }) => ({ id, from, fromStage })) },
  })
const advance = (
  jobId: string,
  people: readonly { id: string }[],
  { to = 'selected', from = 'shortlisted', who = owner } = {},
) =>
  who.call('POST', `/api/jobs/${jobId}/applicants/advance`, {
    json: { to, people: people.map(({ id }) => ({ id, from })) },
  })
const takeBack = (
  jobId: string,
  people: readonly { id: string }[],
  { who = owner, stage = 'shortlisted' } = {},
) =>
  who.call('POST', `/api/jobs/${jobId}/applicants/take-back`, {
    json: { people: people.map(({ id }) => ({ id, stage })) },
  })
const listOf = (jobId: string, filter = {}) =>
  expectOk(owner.call('POST', `/api/getApplicants/${jobId}`, { json: filter }))
async function statusesOf(jobId: string): Promise<string[]> {
  const list = await listOf(jobId)
  return list
    .json<Applicant[]>()
    .map(({ status }) => status)
    .toSorted()
}
async function stagesOf(jobId: string): Promise<string[]> {
  const list = await listOf(jobId)
  return list
    .json<Applicant[]>()
    .map(({ stage }) => stage)
    .toSorted()
}
/** The events that a candidate was told of, newest first. */
const eventsOf = async ({ candidate }: Person): Promise<string[]> =>
  (await expectOk(candidate.call('GET', '/api/messages')))
    .json<{ event: string }[]>()
    .map(({ event }) => event)
async function notifyOfDecisions(): Promise<void> {
  testApp.clock.advance({ minutes: limits.decisionMinutes })
  await runRound(testApp, 'notify-of-decisions')
}
const pendingOf = async (jobId: string): Promise<number> => {
  const rows = await testApp.db
    .selectFrom('pending_decisions')
    .select('application_id')
    .where('job_id', '=', jobId)
    .execute()
  return rows.length
}
const entriesOf = (jobId: string, kind: AuditKind) =>
  testApp.db
    .selectFrom('audit_events')
    .select(['actor_id', 'details'])
    .where('job_id', '=', jobId)
    .where('kind', '=', kind)
    .orderBy('number')
    .execute()

describe('POST /api/jobs/{jobId}/applicants/review', () => {
  test('S7-910: decides on all of them at once, and again changes nothing', async () => {
    const { jobId, people } = await addPeople(3)
    expect((await expectOk(review(jobId, people))).json()).toEqual({ success: true, count: 3 })
    expect(await statusesOf(jobId)).toEqual(['shortlisted', 'shortlisted', 'shortlisted'])
    expect((await expectOk(review(jobId, people))).json()).toEqual({ success: true, count: 3 })
    expect(await pendingOf(jobId)).toBe(3)
    expect(await entriesOf(jobId, 'applicants-decided')).toMatchObject([
      { actor_id: owner.accountId, details: { count: 3 } },
    ])
    const changes = await testApp.db
      .selectFrom('application_stage_changes')
      .select(['from_stage', 'to_stage'])
      .where(
        'application_id',
        'in',
        people.map(({ id }) => id),
      )
      .execute()
    expect(changes).toEqual(people.map(() => ({ from_stage: 'applied', to_stage: 'shortlisted' })))
  })

  test('S7-910: each is told ten minutes later, once', async () => {
    const { jobId, people } = await addPeople(2)
    await expectOk(review(jobId, people, { status: 'rejected' }))
    const run = () => runRound(testApp, 'notify-of-decisions')
    await run()
    expect(await Promise.all(people.map(eventsOf))).toEqual([[], []])
    testApp.clock.advance({ minutes: limits.decisionMinutes })
    await run()
    await run()
    expect(await Promise.all(people.map(eventsOf))).toEqual([['notSelected'], ['notSelected']])
  })

  test('S7-911: names those on whom another screen decided, and changes nobody', async () => {
    const { jobId, people } = await addPeople(3, ['Neha Kulkarni', 'Pooja Verma', 'Ravi Das'])
    await expectOk(review(jobId, people.slice(0, 1), { status: 'rejected' }))
    const reply = await review(jobId, people)
    expect(reply.statusCode).toBe(409)
    expect(reply.json().message).toContain('Neha Kulkarni')
    expect(reply.json().message).not.toContain('Pooja')
    expect(await statusesOf(jobId)).toEqual(['rejected', 'waiting', 'waiting'])
  })

  test.each([
    ['one who withdrew', 'withdrawn'],
    ['one who is not there', 'unknown'],
    ['one of another job', 'elsewhere'],
  ])('S7-911: with %s nobody is changed', async (_, way) => {
    const { jobId, people } = await addPeople(2)
    const [first, second] = people
    if (!first || !second) throw new Error('two people applied')
    if (way === 'withdrawn') {
      await expectOk(first.candidate.call('POST', `/api/applications/${first.id}/withdraw`))
    }
    const others = {
      withdrawn: first.id,
      unknown: randomUUID(),
      elsewhere: (await addPeople(1)).people[0]?.id ?? '',
    }
    const id = Object.entries(others).find(([name]) => name === way)?.[1] ?? ''
    expect((await review(jobId, [second, { id }])).statusCode).toBe(404)
    expect(await statusesOf(jobId)).not.toContain('shortlisted')
  })

  test('S10-910: refuses nobody, and more than two hundred', async () => {
    const { jobId, people } = await addPeople(1)
    expect((await review(jobId, [])).statusCode).toBe(400)
    const many = Array.from({ length: limits.applicantsAtOnce + 1 }, () => ({ id: randomUUID() }))
    expect((await review(jobId, many)).statusCode).toBe(400)
    expect((await review(jobId, people, { status: 'waiting' })).statusCode).toBe(400)
  })

  test('S7-911: is only for the employer of the job', async () => {
    const { jobId, people } = await addPeople(1)
    expect((await review(jobId, people, { who: other })).statusCode).toBe(404)
    expect((await review(jobId, people, { who: admin })).statusCode).toBe(403)
    expect((await review('no-id', people)).statusCode).toBe(404)
    const url = `/api/jobs/${jobId}/applicants/review`
    expect((await callApi(testApp, 'POST', url, { json: {} })).statusCode).toBe(401)
    expect(await statusesOf(jobId)).toEqual(['waiting'])
  })

  test('S7-911: two screens at once: one decides on all, the other on nobody', async () => {
    for (let round = 0; round < byEffort(5, 50); round += 1) {
      const { jobId, people } = await addPeople(4)
      const replies = await Promise.all([
        review(jobId, people, { status: 'shortlisted' }),
        review(jobId, people.toReversed(), { status: 'rejected' }),
      ])
      expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 409,
      ])
      expect(new Set(await statusesOf(jobId)).size).toBe(1)
      // So many rounds an hour are more than an employer may read.
      await testApp.db.deleteFrom('applicant_reads').execute()
      await testApp.db.deleteFrom('rate_limits').execute()
    }
  })
})

describe('POST /api/jobs/{jobId}/applicants/advance', () => {
  test('S7-980: selects the shortlisted, then says who joined; the wire says shortlisted, and again changes nothing', async () => {
    const { jobId, people } = await addPeople(3)
    await expectOk(review(jobId, people.slice(0, 2)))
    const selected = people.slice(0, 2)
    expect((await expectOk(advance(jobId, selected))).json()).toEqual({ success: true, count: 2 })
    expect((await expectOk(advance(jobId, selected))).json()).toEqual({ success: true, count: 2 })
    expect(await stagesOf(jobId)).toEqual(['applied', 'selected', 'selected'])
    await expectOk(advance(jobId, people.slice(0, 1), { to: 'joined', from: 'selected' }))
    expect(await stagesOf(jobId)).toEqual(['applied', 'joined', 'selected'])
    expect(await statusesOf(jobId)).toEqual(['shortlisted', 'shortlisted', 'waiting'])
    expect(await entriesOf(jobId, 'applicants-decided')).toMatchObject([
      { details: { count: 2, status: { key: 'audit.applicants.shortlisted' } } },
      { details: { count: 2, status: { key: 'audit.applicants.selected' } } },
      { details: { count: 1, status: { key: 'audit.applicants.joined' } } },
    ])
    const narrowed = await listOf(jobId, { status: 'shortlisted', stage: 'joined' })
    expect(narrowed.json<Applicant[]>().map(({ id }) => id)).toEqual([people[0]?.id])
    expect(narrowed.headers['x-total-count']).toBe('1')
  })

  test('S7-981: who is selected is told once, ten minutes later; who joined is not told', async () => {
    const { jobId, people } = await addPeople(2)
    const [first, second] = people
    if (!first || !second) throw new Error('two people applied')
    await expectOk(review(jobId, people))
    await notifyOfDecisions()
    await expectOk(advance(jobId, people))
    expect(await eventsOf(first)).toEqual(['shortlisted'])
    await expectOk(takeBack(jobId, [second], { stage: 'selected' }))
    await notifyOfDecisions()
    await expectOk(advance(jobId, [first], { to: 'joined', from: 'selected' }))
    await notifyOfDecisions()
    expect(await eventsOf(first)).toEqual(['selected', 'shortlisted'])
    expect(await eventsOf(second)).toEqual(['shortlisted'])
    expect(await stagesOf(jobId)).toEqual(['joined', 'shortlisted'])
  })

  test('S7-981: who is shortlisted and selected within ten minutes is told of the last alone', async () => {
    const { jobId, people } = await addPeople(1)
    await expectOk(review(jobId, people))
    await expectOk(advance(jobId, people))
    await notifyOfDecisions()
    expect(await Promise.all(people.map(eventsOf))).toEqual([['selected']])
  })

  test('S7-982: refuses a stage that the screen did not show, one that does not lead there, and strangers', async () => {
    const { jobId, people } = await addPeople(2)
    const early = await advance(jobId, people, { from: 'applied' })
    expect([early.statusCode, early.json().code]).toEqual([409, 'STATUS_NOT_ALLOWED'])
    await expectOk(review(jobId, people))
    await expectOk(review(jobId, people.slice(0, 1), { status: 'rejected', from: 'shortlisted' }))
    const stale = await advance(jobId, people)
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'APPLICANT_DECIDED'])
    expect(await stagesOf(jobId)).toEqual(['not_selected', 'shortlisted'])
    expect((await advance(jobId, [])).statusCode).toBe(400)
    expect((await advance(jobId, people, { to: 'interview' })).statusCode).toBe(400)
    expect((await advance(jobId, people, { who: other })).statusCode).toBe(404)
    expect((await advance(jobId, people, { who: admin })).statusCode).toBe(403)
    const url = `/api/jobs/${jobId}/applicants/advance`
    expect((await callApi(testApp, 'POST', url, { json: {} })).statusCode).toBe(401)
  })

  test('S7-982: one screen selects while another rejects: one of them wins, the other is told', async () => {
    for (let round = 0; round < byEffort(5, 50); round += 1) {
      const { jobId, people } = await addPeople(3)
      await expectOk(review(jobId, people))
      const replies = await Promise.all([
        advance(jobId, people),
        review(jobId, people.toReversed(), {
          status: 'rejected',
          from: 'shortlisted',
          fromStage: 'shortlisted',
        }),
      ])
      expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 409,
      ])
      expect(new Set(await stagesOf(jobId)).size).toBe(1)
      await testApp.db.deleteFrom('applicant_reads').execute()
      await testApp.db.deleteFrom('rate_limits').execute()
    }
  })
})

describe('POST /api/jobs/{jobId}/applicants/take-back', () => {
  test('S7-912: brings them back to where they came from, and nobody is told', async () => {
    const { jobId, people } = await addPeople(2)
    await expectOk(review(jobId, people))
    expect((await expectOk(takeBack(jobId, people))).json()).toEqual({ success: true, count: 2 })
    expect((await expectOk(takeBack(jobId, people))).json()).toEqual({ success: true, count: 2 })
    expect(await statusesOf(jobId)).toEqual(['waiting', 'waiting'])
    testApp.clock.advance({ minutes: limits.decisionMinutes })
    await runRound(testApp, 'notify-of-decisions')
    for (const { candidate } of people) {
      expect((await expectOk(candidate.call('GET', '/api/messages'))).json()).toEqual([])
    }
    expect(await entriesOf(jobId, 'decisions-taken-back')).toMatchObject([
      { details: { count: 2 } },
    ])
  })

  test('S7-912: a single decision is taken back by it too, to the one before', async () => {
    const { jobId, people } = await addPeople(1)
    await expectOk(review(jobId, people, { status: 'rejected' }))
    await expectOk(review(jobId, people, { status: 'shortlisted', from: 'rejected' }))
    // Sent again, it takes back no other decision.
    for (let again = 0; again < 2; again += 1) await expectOk(takeBack(jobId, people))
    expect(await statusesOf(jobId)).toEqual(['rejected'])
  })

  test('S9-910: is too late once one of them was told; then nobody is changed', async () => {
    const { jobId, people } = await addPeople(2)
    await expectOk(review(jobId, people.slice(0, 1)))
    testApp.clock.advance({ minutes: limits.decisionMinutes })
    await runRound(testApp, 'notify-of-decisions')
    await expectOk(review(jobId, people.slice(1)))
    const reply = await takeBack(jobId, people)
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'DECISION_TOLD'])
    expect(await statusesOf(jobId)).toEqual(['shortlisted', 'shortlisted'])
  })

  test('S7-912: is only for the employer of the job', async () => {
    const { jobId, people } = await addPeople(1)
    await expectOk(review(jobId, people))
    expect((await takeBack(jobId, people, { who: other })).statusCode).toBe(404)
    expect((await takeBack(jobId, people, { who: admin })).statusCode).toBe(403)
    expect(await statusesOf(jobId)).toEqual(['shortlisted'])
  })

  test('only a decision can be taken back', () => {
    expect(applicationStages.filter(mayTakeBack)).toEqual([
      'shortlisted',
      'selected',
      'joined',
      'not_selected',
    ])
  })
})
