import { describe, expect, test } from 'vitest'
import type { Invitation, InvitedPerson } from '#contract/interviews/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addTimes, checkInPath, invitationToken, passCode } from '#tests/support/interviews.ts'
import { addLiveJob } from '#tests/support/job-factories.ts'
import { applyForJob, createCandidate, createEmployer } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const made = '2026-03-02T06:00:00Z'
/** The day of the interviews; they begin at 11:00 in India, 05:30 UTC. */
const day = '2026-03-04'
testApp.clock.set(made)
const admin = await signIn(testApp, 'admin')
const owner = await createEmployer(testApp)
const other = await createEmployer(testApp)

type Invited = { jobId: string; id: string; candidate: TestViewer; mobile: string }

/** People who are invited to a window from 11:00 to 13:00 in two days, and say that they come. */
async function inviteAll(count: number): Promise<Invited[]> {
  testApp.clock.set(made)
  const jobId = await addLiveJob(testApp, { employer: owner, admin })
  const answers = { kind: 'walkIn', to: '13:00', capacity: 50 }
  const [time] = await addTimes(testApp, { employer: owner, jobId, answers })
  const people: Invited[] = []
  for (let at = 0; at < count; at += 1) {
    const mobile = String(9_000_000_000 + Math.floor(Math.random() * 1e9))
    const candidate = await createCandidate(testApp)
    const form = { mobileNumber: mobile, resumePdf: pdfFile() }
    const id = String((await expectOk(applyForJob(candidate, jobId, form))).json().applicationId)
    const json = { people: [id], timeId: time?.id }
    await expectOk(owner.call('POST', `/api/jobs/${jobId}/invitations`, { json }))
    await expectOk(answer(id, 'accept'))
    people.push({ jobId, id, candidate, mobile })
  }
  return people
}
async function inviteOne(): Promise<Invited> {
  const [person] = await inviteAll(1)
  if (!person) throw new Error('nobody is invited')
  return person
}
const answer = (id: string, said: string) =>
  callApi(testApp, 'POST', `/api/interviews/${invitationToken(testApp, id)}`, {
    json: { answer: said },
  })
const read = async (id: string): Promise<Invitation> =>
  (
    await expectOk(callApi(testApp, 'GET', `/api/interviews/${invitationToken(testApp, id)}`))
  ).json()
const scan = (code: string, who = owner) =>
  who.call('POST', '/api/interview-arrivals', { json: { code } })
const mark = (jobId: string, id: string, json: { mark: string; from: string }) =>
  owner.call('POST', `/api/jobs/${jobId}/applicants/${id}/interview`, { json })
const stand = (jobId: string, phoneNumber: string) =>
  testApp.app.inject({
    method: 'POST',
    url: checkInPath(testApp, jobId),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ phoneNumber }).toString(),
  })
const answerOf = (reply: { headers: Record<string, unknown> }) =>
  String(reply.headers['location']).split('?')[1]
const peopleOf = async (jobId: string): Promise<InvitedPerson[]> => {
  const list = await expectOk(owner.call('GET', `/api/interview-invitations?day=${day}`))
  const people: InvitedPerson[] = list.json()
  return people.filter((person) => person.jobId === jobId)
}
const atTen = () => testApp.clock.set(`${day}T04:30:00Z`)
const atNoon = () => testApp.clock.set(`${day}T06:30:00Z`)

describe('S7-977: at the desk', () => {
  test('a pass is shown on the day from seven on, and its code marks who has come', async () => {
    const { jobId, id } = await inviteOne()
    expect(await read(id)).toMatchObject({ state: 'coming', pass: null })
    testApp.clock.set(`${day}T01:29:00Z`)
    expect((await read(id)).pass).toBeNull()
    testApp.clock.set(`${day}T01:30:00Z`)
    const code = await passCode(testApp, id)
    expect((await read(id)).pass).toEqual({ code, day, number: null })

    const spelled = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`
    const reply = await expectOk(scan(spelled))
    expect(reply.json()).toEqual({ success: true, name: expect.any(String), number: 1 })
    expect(await read(id)).toMatchObject({ state: 'arrived', pass: { number: 1 } })
    expect(await peopleOf(jobId)).toMatchObject([
      { state: 'arrived', queueNumber: 1, arrivedAt: '2026-03-04T01:30:00.000Z' },
    ])
    expect((await expectOk(scan(code))).json()).toMatchObject({ number: 1 })
  })

  test('each gets one number, however many come at once and however often they are scanned', async () => {
    for (let round = 0; round < byEffort(1, 15); round += 1) {
      const people = await inviteAll(6)
      atTen()
      const codes = await Promise.all(people.map(({ id }) => passCode(testApp, id)))
      const scans = Promise.all([...codes, ...codes].map((code) => scan(code)))
      const stands = Promise.all(people.map(({ jobId, mobile }) => stand(jobId, mobile)))
      for (const reply of await scans) expect(reply.statusCode).toBe(200)
      for (const reply of await stands) expect(answerOf(reply)).toMatch(/^number=[1-6]$/)
      const come = await peopleOf(people[0]?.jobId ?? '')
      expect(new Set(come.map(({ queueNumber }) => queueNumber))).toEqual(
        new Set([1, 2, 3, 4, 5, 6]),
      )
    }
  })

  test('the code of another employer’s pass, of nobody, and none', async () => {
    const { id } = await inviteOne()
    atTen()
    const code = await passCode(testApp, id)
    const theirs = await scan(code, other)
    const unknown = await scan('22222222')
    expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body])
    expect(unknown.json().message).toBe('Nobody you invited has a pass with this code')
    expect((await scan(' ')).json().fields).toEqual({ code: 'Type the code of the pass' })
    expect((await read(id)).state).toBe('coming')
  })

  test.each([
    ['two days before', '2026-03-02T06:30:00Z', 422],
    ['the day before', '2026-03-03T06:30:00Z', 200],
    ['the day after', '2026-03-05T06:30:00Z', 200],
    ['two days after', '2026-03-06T06:30:00Z', 422],
  ])('%s the code is answered with %s, %i', async (_when, now, status) => {
    const { id } = await inviteOne()
    testApp.clock.set(now)
    const reply = await scan(await passCode(testApp, id))
    expect(reply.statusCode).toBe(status)
  })

  test('by name, and the way back; who said no is not expected', async () => {
    const { jobId, id } = await inviteOne()
    atTen()
    await expectOk(mark(jobId, id, { mark: 'arrive', from: 'coming' }))
    expect(await peopleOf(jobId)).toMatchObject([{ state: 'arrived', queueNumber: 1 }])
    await expectOk(mark(jobId, id, { mark: 'missOut', from: 'arrived' }))
    await expectOk(mark(jobId, id, { mark: 'arrive', from: 'noShow' }))
    expect(await peopleOf(jobId)).toMatchObject([{ state: 'arrived', queueNumber: 1 }])
    await expectOk(mark(jobId, id, { mark: 'attend', from: 'arrived' }))

    const no = await inviteOne()
    await expectOk(answer(no.id, 'decline'))
    atTen()
    const reply = await scan(await passCode(testApp, no.id))
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['code']])
  })

  test('the figures of a day', async () => {
    const before = (await expectOk(owner.call('GET', `/api/interview-days/${day}`))).json()
    const [one, two, three] = await inviteAll(3)
    if (!one || !two || !three) throw new Error('nobody is invited')
    atTen()
    await expectOk(scan(await passCode(testApp, one.id)))
    await expectOk(mark(two.jobId, two.id, { mark: 'missOut', from: 'coming' }))
    await expectOk(mark(three.jobId, three.id, { mark: 'attend', from: 'coming' }))
    const after = (await expectOk(owner.call('GET', `/api/interview-days/${day}`))).json()
    expect(after.jobs).toContainEqual({
      id: one.jobId,
      title: expect.any(String),
      checkInPath: checkInPath(testApp, one.jobId),
    })
    expect(after).toMatchObject({
      expected: before.expected + 3,
      arrived: before.arrived + 1,
      attended: before.attended + 1,
      selected: before.selected,
      noShow: before.noShow + 1,
    })
    expect((await expectOk(other.call('GET', `/api/interview-days/${day}`))).json()).toMatchObject({
      expected: 0,
      jobs: [],
    })
    expect((await owner.call('GET', '/api/interview-days/today')).statusCode).toBe(400)
  })

  test('another invitation takes the arrival back', async () => {
    const { jobId, id } = await inviteOne()
    atTen()
    await expectOk(scan(await passCode(testApp, id)))
    const times = await addTimes(testApp, {
      employer: owner,
      jobId,
      answers: { from: '15:00', to: '15:30' },
    })
    const json = { people: [id], timeId: times.at(-1)?.id }
    await expectOk(owner.call('POST', `/api/jobs/${jobId}/invitations`, { json }))
    expect(await read(id)).toMatchObject({ state: 'invited', pass: null })
  })
})

describe('S7-978: at the poster', () => {
  test('who stands there gives the number and gets the turn, once', async () => {
    const { jobId, id, mobile } = await inviteOne()
    atTen()
    const spelled = `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`
    const replies = await Promise.all(Array.from({ length: 5 }, () => stand(jobId, spelled)))
    for (const reply of replies) {
      expect([reply.statusCode, answerOf(reply)]).toEqual([303, 'number=1'])
    }
    expect((await read(id)).state).toBe('arrived')
  })

  test('its page says whose interviews it is for, and nothing of people', async () => {
    const { jobId } = await inviteOne()
    const token = checkInPath(testApp, jobId).split('/').at(-1)
    const reply = await expectOk(callApi(testApp, 'GET', `/api/check-in/${token}`))
    expect(Object.keys(reply.json())).toEqual(['jobTitle', 'companyName'])
    expect((await callApi(testApp, 'GET', '/api/check-in/nothing')).statusCode).toBe(404)
    const invitation = invitationToken(testApp, jobId)
    expect((await callApi(testApp, 'GET', `/api/check-in/${invitation}`)).statusCode).toBe(404)
  })

  test.each([
    ['a number of nobody', '9000000001', 'problem=notInvited'],
    ['no number', '12', 'problem=phoneInvalid'],
    ['nothing', '', 'problem=phoneInvalid'],
  ])('%s', async (_what, typed, said) => {
    const { jobId } = await inviteOne()
    atTen()
    expect(answerOf(await stand(jobId, typed))).toBe(said)
  })

  test('on another day, after a withdrawal, and at another job', async () => {
    const { jobId, id, mobile, candidate } = await inviteOne()
    expect(answerOf(await stand(jobId, mobile))).toBe('problem=otherDay')
    const elsewhere = await addLiveJob(testApp, { employer: owner, admin })
    atTen()
    expect(answerOf(await stand(elsewhere, mobile))).toBe('problem=notInvited')
    await expectOk(candidate.call('POST', `/api/applications/${id}/withdraw`, { json: {} }))
    expect(answerOf(await stand(jobId, mobile))).toBe('problem=notInvited')
  })

  test('a poster is drawn in both languages, of own jobs alone', async () => {
    const { jobId } = await inviteOne()
    for (const locale of ['en', 'hi']) {
      const url = `/api/jobs/${jobId}/poster?kind=checkIn&locale=${locale}`
      const reply = await expectOk(owner.call('GET', url))
      expect(reply.headers['content-type']).toBe('application/pdf')
      expect((await other.call('GET', url)).statusCode).toBe(404)
    }
  })
})

describe('S7-979: what is told on the day', () => {
  test('to be late: the employer is told once, with the name', async () => {
    const { jobId, id } = await inviteOne()
    expect((await answer(id, 'late')).statusCode).toBe(409)
    atTen()
    expect((await read(id)).mayTell).toEqual(['late'])
    await Promise.all(Array.from({ length: 5 }, () => answer(id, 'late')))
    expect(await read(id)).toMatchObject({ state: 'coming', told: ['late'], mayTell: [] })
    expect(await peopleOf(jobId)).toMatchObject([{ isLate: true }])
    const told = await testApp.db
      .selectFrom('messages')
      .select('link')
      .where('event', '=', 'interviewLate')
      .where('subject', '=', `interview-late-${id}`)
      .execute()
    expect(told).toEqual([{ link: `/interviews/${day}` }])
  })

  test('that nobody is there: it is a report of the candidate, once, and the employer is not told who', async () => {
    const { jobId, id, candidate } = await inviteOne()
    atTen()
    expect((await answer(id, 'nobodyThere')).statusCode).toBe(409)
    atNoon()
    expect((await read(id)).mayTell).toContain('nobodyThere')
    await Promise.all(Array.from({ length: 5 }, () => answer(id, 'nobodyThere')))
    expect(await read(id)).toMatchObject({ told: ['nobodyThere'] })
    const reports = await expectOk(admin.call('GET', `/api/jobs/${jobId}/reports`))
    expect(reports.json()).toMatchObject([{ reason: 'nobodyThere', isFromApplicant: true }])
    const receipts = await testApp.db
      .selectFrom('job_reports')
      .select('candidate_id')
      .where('job_id', '=', jobId)
      .execute()
    expect(receipts).toEqual([{ candidate_id: candidate.accountId }])
    expect(JSON.stringify(await peopleOf(jobId))).not.toContain('nobodyThere')
  })
})
