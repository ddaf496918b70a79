import { describe, expect, test } from 'vitest'
import type { Invitation, InvitedPerson } from '#contract/interviews/schemas.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { byEffort } from '#tests/support/effort.ts'
import { pdfFile } from '#tests/support/fixtures.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { addTimes, invitationToken, listTimes } from '#tests/support/interviews.ts'
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

const addJob = () => addLiveJob(testApp, { employer: owner, admin })
async function apply(jobId: string) {
  const candidate = await createCandidate(testApp)
  const reply = await expectOk(applyForJob(candidate, jobId, { resumePdf: pdfFile() }))
  return { candidate, id: String(reply.json().applicationId) }
}
const invite = (jobId: string, id: string, timeId: string | null, who = owner) =>
  who.call('POST', `/api/jobs/${jobId}/invitations`, {
    json: { people: [id], ...(timeId !== null && { timeId }) },
  })
const mark = (jobId: string, id: string, json: { mark: string; from: string }) =>
  owner.call('POST', `/api/jobs/${jobId}/applicants/${id}/interview`, { json })
const read = async (id: string): Promise<Invitation> =>
  (
    await expectOk(callApi(testApp, 'GET', `/api/interviews/${invitationToken(testApp, id)}`))
  ).json()
const answer = (id: string, json: { answer: string; timeId?: string }) =>
  callApi(testApp, 'POST', `/api/interviews/${invitationToken(testApp, id)}`, { json })
const peopleOf = async (query: string): Promise<InvitedPerson[]> =>
  (await expectOk(owner.call('GET', `/api/interview-invitations${query}`))).json()
async function messagesOf(viewer: TestViewer): Promise<string[]> {
  const rows = await testApp.db
    .selectFrom('messages')
    .select('event')
    .where('account_id', '=', viewer.accountId)
    .where('purpose', '=', 'interviews')
    .orderBy('number')
    .execute()
  return rows.map(({ event }) => event)
}
const stageOf = async (id: string): Promise<string | undefined> =>
  (
    await testApp.db
      .selectFrom('applications')
      .select('stage')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.stage

describe('an invitation', () => {
  test('S7-971: holds a place, moves the application on and is told at once', async () => {
    const jobId = await addJob()
    const { candidate, id } = await apply(jobId)
    const [time] = await addTimes(testApp, { employer: owner, jobId })
    const send = () => invite(jobId, id, time?.id ?? null)
    for (const reply of await Promise.all(Array.from({ length: 10 }, send))) {
      expect(reply.json()).toEqual({ success: true, count: 1 })
    }
    expect(await stageOf(id)).toBe('interview')
    expect(await listTimes(owner, jobId)).toMatchObject([{ taken: 1 }])
    expect(await messagesOf(candidate)).toEqual(['interviewInvited'])
    const turns = async () => (await expectOk(candidate.call('GET', '/api/my-turns'))).json()
    expect(await turns()).toMatchObject([{ applicationId: id, isInvited: true }])
    const own = await expectOk(candidate.call('GET', `/api/my-applications/${id}`))
    expect(own.json().interviewPath).toBe(`/interview/${invitationToken(testApp, id)}`)
    expect(await read(id)).toMatchObject({
      state: 'invited',
      isOver: false,
      time: { place: 'Tower B, Sector 62, Noida', bring: ['resume', 'idProof'] },
      choices: [],
    })
    const list = await expectOk(owner.call('POST', `/api/getApplicants/${jobId}`, { json: {} }))
    expect(list.json()).toMatchObject([{ id, status: 'shortlisted' }])
  })

  test('S7-971: many are invited together, all or none, each told once', async () => {
    const jobId = await addJob()
    const answers = { kind: 'walkIn', to: '13:00', capacity: 3 }
    const [time] = await addTimes(testApp, { employer: owner, jobId, answers })
    const people = await Promise.all(Array.from({ length: 4 }, () => apply(jobId)))
    const ids = people.map(({ id }) => id)
    const inviteMany = (some: readonly string[], timeId = time?.id) =>
      owner.call('POST', `/api/jobs/${jobId}/invitations`, { json: { people: some, timeId } })
    const refused = await inviteMany(ids)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'INTERVIEW_FULL'])
    const unknown = await inviteMany([...ids.slice(0, 2), crypto.randomUUID()])
    expect(unknown.statusCode).toBe(404)
    expect(await listTimes(owner, jobId)).toMatchObject([{ taken: 0 }])
    expect(await stageOf(ids[0] ?? '')).toBe('applied')

    const three = ids.slice(0, 3)
    const both = await Promise.all([inviteMany(three), inviteMany(three.toReversed())])
    for (const reply of both) expect(reply.json()).toEqual({ success: true, count: 3 })
    expect(await listTimes(owner, jobId)).toMatchObject([{ taken: 3 }])
    const recorded = await testApp.db
      .selectFrom('audit_events')
      .select('details')
      .where('job_id', '=', jobId)
      .where('kind', '=', 'applicants-invited')
      .execute()
    expect(recorded).toEqual([{ details: { count: 3 } }])
    for (const { candidate } of people.slice(0, 3)) {
      expect(await messagesOf(candidate)).toEqual(['interviewInvited'])
    }
  })

  test('S7-971: who is invited again with others while they answer is neither lost nor in the way', async () => {
    for (let round = 0; round < byEffort(3, 60); round += 1) {
      const jobId = await addJob()
      const answers = { kind: 'walkIn', to: '13:00', capacity: 20 }
      const [time] = await addTimes(testApp, { employer: owner, jobId, answers })
      const people = await Promise.all(Array.from({ length: 6 }, () => apply(jobId)))
      const ids = people.map(({ id }) => id)
      for (const id of ids) await expectOk(invite(jobId, id, null))
      const inviteAll = owner.call('POST', `/api/jobs/${jobId}/invitations`, {
        json: { people: ids, timeId: time?.id },
      })
      const accept = { answer: 'accept', ...(time && { timeId: time.id }) }
      const replies = await Promise.all([inviteAll, ...ids.map((id) => answer(id, accept))])
      expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
      expect(await listTimes(owner, jobId)).toMatchObject([{ taken: 6 }])
    }
  })

  test('S7-971: a full time takes nobody, whoever asks at once', async () => {
    for (let round = 0; round < byEffort(1, 20); round += 1) {
      const jobId = await addJob()
      const answers = { kind: 'walkIn', to: '13:00', capacity: 3 }
      const [time] = await addTimes(testApp, { employer: owner, jobId, answers })
      const people = await Promise.all(Array.from({ length: 8 }, () => apply(jobId)))
      const replies = await Promise.all(people.map(({ id }) => invite(jobId, id, time?.id ?? null)))
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
      for (const reply of replies.filter(({ statusCode }) => statusCode !== 200)) {
        expect(reply.json().code).toBe('INTERVIEW_FULL')
      }
      const stages = await Promise.all(people.map(({ id }) => stageOf(id)))
      expect(stages.filter((stage) => stage === 'interview')).toHaveLength(3)
      expect(await listTimes(owner, jobId)).toMatchObject([{ taken: 3 }])
    }
  })

  test('S7-971: two candidates who choose the last place at once: one gets it', async () => {
    const jobId = await addJob()
    const [time] = await addTimes(testApp, { employer: owner, jobId })
    const people = await Promise.all([apply(jobId), apply(jobId)])
    for (const { candidate, id } of people) {
      await expectOk(invite(jobId, id, null))
      expect(await messagesOf(candidate)).toEqual(['interviewChoose'])
      expect(await read(id)).toMatchObject({ time: null, choices: [{ id: time?.id }] })
    }
    const replies = await Promise.all(
      people.map(({ id }) => answer(id, { answer: 'accept', timeId: time?.id ?? '' })),
    )
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ])
    expect(await listTimes(owner, jobId)).toMatchObject([{ taken: 1 }])
    const states = await Promise.all(people.map(async ({ id }) => (await read(id)).state))
    expect(states.toSorted()).toEqual(['coming', 'invited'])
  })

  test('S7-971: for another time gives the first place back, also when two change places', async () => {
    const jobId = await addJob()
    const answers = { to: '12:00', capacity: 2 }
    const [first, second] = await addTimes(testApp, { employer: owner, jobId, answers })
    const [one, two] = [await apply(jobId), await apply(jobId)]
    for (let round = 0; round < byEffort(3, 60); round += 1) {
      const [a, b] = round % 2 === 0 ? [first, second] : [second, first]
      const replies = await Promise.all([
        invite(jobId, one.id, a?.id ?? null),
        invite(jobId, two.id, b?.id ?? null),
      ])
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    }
    expect(await listTimes(owner, jobId)).toMatchObject([{ taken: 1 }, { taken: 1 }])
  })

  test('S7-971: a time of another job, or one that is past, is refused', async () => {
    const [jobId, elsewhere] = [await addJob(), await addJob()]
    const { id } = await apply(jobId)
    const [time] = await addTimes(testApp, { employer: owner, jobId: elsewhere })
    expect((await invite(jobId, id, time?.id ?? null)).statusCode).toBe(404)
    const [own] = await addTimes(testApp, { employer: owner, jobId })
    testApp.clock.advance({ days: 3 })
    expect((await invite(jobId, id, own?.id ?? null)).json().code).toBe('INVITATION_OVER')
    expect(await stageOf(id)).toBe('applied')
  })

  test('S7-972: is answered by its link without a session; a false one finds nothing', async () => {
    const jobId = await addJob()
    const { id } = await apply(jobId)
    const [time] = await addTimes(testApp, { employer: owner, jobId })
    await expectOk(invite(jobId, id, time?.id ?? null))
    for (let again = 0; again < 2; again += 1) {
      expect((await expectOk(answer(id, { answer: 'accept' }))).json().state).toBe('coming')
    }
    expect((await expectOk(answer(id, { answer: 'askOtherTime' }))).json().state).toBe('otherTime')
    expect(await listTimes(owner, jobId)).toMatchObject([{ taken: 0 }])
    expect(await peopleOf('')).toEqual(
      expect.arrayContaining([expect.objectContaining({ applicationId: id, state: 'otherTime' })]),
    )
    await expectOk(invite(jobId, id, time?.id ?? null))
    expect((await expectOk(answer(id, { answer: 'decline' }))).json().state).toBe('declined')
    expect((await answer(id, { answer: 'accept' })).json().code).toBe('STATUS_NOT_ALLOWED')
    expect(await messagesOf(owner)).toEqual(
      expect.arrayContaining(['interviewOtherTime', 'interviewDeclined']),
    )
    const token = invitationToken(testApp, id)
    const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    for (const wrong of [`${token}A`, token.slice(0, -1), changed, 'x']) {
      const reply = await callApi(testApp, 'GET', `/api/interviews/${wrong}`)
      expect(reply.statusCode).toBe(404)
    }
  })

  test('S7-972: a calendar file says when and where', async () => {
    const jobId = await addJob()
    const { id } = await apply(jobId)
    const [time] = await addTimes(testApp, {
      employer: owner,
      jobId,
      answers: { place: 'Tower B; 3rd floor, Sector 62' },
    })
    await expectOk(invite(jobId, id, time?.id ?? null))
    const path = `/interview/${invitationToken(testApp, id)}/calendar.ics`
    const file = await expectOk(callApi(testApp, 'GET', path))
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(file.body).toContain(`DTSTART:${time?.startsAt.replaceAll(/[-:]|\.\d{3}/g, '')}\r\n`)
    expect(file.body).toContain(String.raw`LOCATION:Tower B\; 3rd floor\, Sector 62`)
    for (const line of file.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76)
    expect((await callApi(testApp, 'GET', '/interview/x/calendar.ics')).statusCode).toBe(404)
  })

  test('S7-973: a withdrawn application gives the place back and its link shows nothing', async () => {
    const jobId = await addJob()
    const { candidate, id } = await apply(jobId)
    const [time] = await addTimes(testApp, { employer: owner, jobId })
    await expectOk(invite(jobId, id, time?.id ?? null))
    await expectOk(candidate.call('POST', `/api/applications/${id}/withdraw`))
    expect(await listTimes(owner, jobId)).toMatchObject([{ taken: 0 }])
    expect((await answer(id, { answer: 'accept' })).statusCode).toBe(404)
    expect((await invite(jobId, id, time?.id ?? null)).statusCode).toBe(404)
  })

  test('S7-973: a no gives the place back once the candidate is told', async () => {
    const jobId = await addJob()
    const { id } = await apply(jobId)
    const [time] = await addTimes(testApp, { employer: owner, jobId })
    await expectOk(invite(jobId, id, time?.id ?? null))
    await expectOk(
      owner.call('PATCH', `/profileReview/${jobId}/${id}`, { json: { status: 'rejected' } }),
    )
    expect(await listTimes(owner, jobId)).toMatchObject([{ taken: 1 }])
    testApp.clock.advance({ minutes: 11 })
    await runRound(testApp, 'notify-of-decisions')
    expect(await listTimes(owner, jobId)).toMatchObject([{ taken: 0 }])
    expect(await read(id)).toMatchObject({ isOver: true, time: null, contact: null })
  })
})

describe('the day of an interview', () => {
  test('S7-974: people are listed by time, and marked', async () => {
    const jobId = await addJob()
    const answers = { to: '12:00' }
    const [first, second] = await addTimes(testApp, { employer: owner, jobId, answers })
    const [one, two] = [await apply(jobId), await apply(jobId)]
    await expectOk(invite(jobId, two.id, second?.id ?? null))
    await expectOk(invite(jobId, one.id, first?.id ?? null))
    expect((await mark(jobId, one.id, { mark: 'attend', from: 'invited' })).json().code).toBe(
      'STATUS_NOT_ALLOWED',
    )
    testApp.clock.advance({ days: 2 })
    const day = `?day=${(first?.startsAt ?? '').slice(0, 10)}`
    const mine = async () => (await peopleOf(day)).filter((each) => each.jobId === jobId)
    expect((await mine()).map(({ applicationId }) => applicationId)).toEqual([one.id, two.id])
    for (let again = 0; again < 2; again += 1) {
      await expectOk(mark(jobId, one.id, { mark: 'attend', from: 'invited' }))
    }
    await expectOk(mark(jobId, two.id, { mark: 'missOut', from: 'invited' }))
    expect((await mine()).map(({ state }) => state)).toEqual(['attended', 'noShow'])
    expect((await mark(jobId, two.id, { mark: 'attend', from: 'coming' })).json().code).toBe(
      'CHANGED_MEANWHILE',
    )
    const no = { status: 'rejected', people: [{ id: one.id, from: 'shortlisted' }] }
    await expectOk(owner.call('POST', `/api/jobs/${jobId}/applicants/review`, { json: no }))
    expect((await mine()).map(({ stage }) => stage)).toEqual(['not_selected', 'interview'])
    const whole = await peopleOf(day)
    const pieces: string[] = []
    let cursor: string | undefined = ''
    while (cursor !== undefined) {
      const query = `${day}&limit=1&cursor=${encodeURIComponent(cursor)}`
      const page = await expectOk(owner.call('GET', `/api/interview-invitations${query}`))
      pieces.push(...page.json<InvitedPerson[]>().map(({ applicationId }) => applicationId))
      cursor = page.headers['x-next-cursor']?.toString()
    }
    expect(pieces).toEqual(whole.map(({ applicationId }) => applicationId))
  })

  test('S7-975: a time that is called off tells those who were invited, once', async () => {
    const jobId = await addJob()
    const { candidate, id } = await apply(jobId)
    const [time] = await addTimes(testApp, { employer: owner, jobId })
    await expectOk(invite(jobId, id, time?.id ?? null))
    const path = `/api/interview-times/${time?.id}/call-off`
    expect((await other.call('POST', path)).statusCode).toBe(404)
    await expectOk(owner.call('POST', path))
    expect((await owner.call('POST', path)).statusCode).toBe(404)
    expect(await listTimes(owner, jobId)).toEqual([])
    expect(await messagesOf(candidate)).toEqual(['interviewInvited', 'interviewCalledOff'])
    expect(await read(id)).toMatchObject({ state: 'calledOff', time: null })
  })

  test('S7-976: people are reminded at 18:00 the day before and two hours before, once each', async () => {
    testApp.clock.set('2026-04-06T04:00:00Z')
    const jobId = await addJob()
    const { candidate, id } = await apply(jobId)
    const [time] = await addTimes(testApp, { employer: owner, jobId })
    await expectOk(invite(jobId, id, time?.id ?? null))
    const remindersAt = async (now: string) => {
      testApp.clock.set(now)
      await Promise.all([
        runRound(testApp, 'remind-of-interviews'),
        runRound(testApp, 'remind-of-interviews'),
      ])
      return (await messagesOf(candidate)).filter((event) => event === 'interviewReminder').length
    }
    // The interview is on 8 April at 11:00 in India.
    expect(await remindersAt('2026-04-06T15:00:00Z')).toBe(0)
    expect(await remindersAt('2026-04-07T12:29:00Z')).toBe(0)
    expect(await remindersAt('2026-04-07T12:30:00Z')).toBe(1)
    expect(await remindersAt('2026-04-07T15:00:00Z')).toBe(1)
    expect(await remindersAt('2026-04-08T03:29:00Z')).toBe(1)
    expect(await remindersAt('2026-04-08T03:30:00Z')).toBe(2)
    expect(await remindersAt('2026-04-08T05:00:00Z')).toBe(2)
  })
})
