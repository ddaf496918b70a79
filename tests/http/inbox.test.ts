import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ListedCase } from '#contract/inbox/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { createInbox } from '#tests/support/inbox.ts'
import { signInAs } from '#tests/support/access-admins.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp({ config: { languages: ['en', 'hi'] } }))
// A Tuesday.
testApp.clock.set('2026-12-01T09:00:00Z')
const inbox = await createInbox(testApp)
const { admin, other, candidate, employer, makers } = inbox
const { list, casesIn, read, assign, take, addRequest, addTicket, addReport, addJob } = inbox
const { recording } = inbox
const [verifier, finance, support] = [
  await signInAs(testApp, 'verifier'),
  await signInAs(testApp, 'finance'),
  await signInAs(testApp, 'support'),
]

beforeEach(inbox.empty)

describe('the list', () => {
  test('S7-75: holds reports, call-backs and tickets, the soonest due first, in pages', async () => {
    const jobId = await addJob()
    await addTicket()
    await addRequest()
    await addReport(jobId)
    const all = await casesIn()
    expect(all.map(({ kind }) => kind)).toEqual(['contact', 'report', 'grievance'])
    expect(all).toMatchObject([
      { who: 'Asha Verma', title: 'I paid twice.', dueAt: '2026-12-02T18:29:59.999Z' },
      { title: 'Delivery partner', reason: 'wrongDetails', people: 1 },
      { who: 'Asha Rao', topic: 'access', owner: null, state: 'open', isLate: false },
    ])
    const first = await list('?limit=2')
    expect(first.headers['x-total-count']).toBe('3')
    const rest = await casesIn(`?limit=2&cursor=${String(first.headers['x-next-cursor'])}`)
    expect([...first.json(), ...rest].map(({ id }: ListedCase) => id)).toEqual(
      all.map(({ id }) => id),
    )
  })

  test('S7-150: marks what is late, and counts by kind and by view', async () => {
    await addTicket()
    await take('grievance', await addTicket('second'))
    await addRequest()
    testApp.clock.advance({ days: 3 })
    const reply = await list('?view=late')
    expect(reply.json()).toMatchObject([{ kind: 'contact', isLate: true }])
    expect(JSON.parse(String(reply.headers['x-counts']))).toEqual({
      all: 3,
      contact: 1,
      grievance: 2,
      objection: 0,
      report: 0,
      open: 3,
      mine: 1,
      nobody: 2,
      late: 1,
      today: 0,
    })
    const mine = await list('?view=mine&kind=grievance')
    expect(mine.json()).toMatchObject([{ title: 'second', owner: { isMe: true } }])
    expect(await casesIn('?view=nobody')).toHaveLength(2)
    testApp.clock.advance({ days: -3 })
  })

  test('S7-1176: reports of one job are one case, sooner due when somebody was asked for money', async () => {
    const jobId = await addJob()
    await addReport(jobId)
    await addReport(jobId, { reason: 'They asked for money', amountAsked: '500' })
    const [one, ...others] = await casesIn('?kind=report')
    expect(others).toEqual([])
    expect(one).toMatchObject({ id: jobId, people: 2, reason: 'askedForMoney' })
    const hours = (Date.parse(one?.dueAt ?? '') - testApp.clock.now().getTime()) / 3_600_000
    expect(hours).toBe(limits.moneyReportDueHours)
    const json = { decision: 'kept', openReports: 2 }
    await expectOk(admin.call('PATCH', `/api/jobs/${jobId}/reports`, { json }))
    expect(await casesIn()).toEqual([])
    expect(await casesIn('?view=done')).toMatchObject([{ id: jobId, state: 'done', people: 2 }])
    // The next report opens it anew.
    await addReport(jobId)
    expect(await casesIn()).toMatchObject([{ id: jobId, state: 'open', people: 1 }])
    expect(await casesIn('?view=done')).toEqual([])
  })

  test.each([
    ['Verma', 1],
    ['twice', 1],
    ['98765 01234', 1],
    ['asha@example.com', 2],
    ['what do you', 1],
    ['nobody', 0],
    ['100%', 0],
  ])('S7-1177: finds %s', async (text, count) => {
    await addRequest()
    await addTicket()
    expect(await casesIn(`?search=${encodeURIComponent(text)}`)).toHaveLength(count)
  })

  test('finds a ticket by its number', async () => {
    const id = await addTicket()
    const reply = await expectOk(read('grievance', id))
    const { number } = reply.json().content.ticket
    expect(await casesIn(`?search=${number}`)).toMatchObject([{ id }])
  })

  test.each(['?kind=letter', '?view=all', '?limit=0', '?limit=201', '?cursor=x', '?search=%00'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).statusCode).toBe(400)
    },
  )
})

describe('a case', () => {
  test('S7-1178: says what was written, with answers in the language of the reader', async () => {
    await testApp.db
      .updateTable('accounts')
      .set({ locale: 'hi' })
      .where('id', '=', candidate.accountId)
      .execute()
    const id = await addTicket()
    const ticket = (await expectOk(read('grievance', id))).json()
    expect(ticket).toMatchObject({
      kind: 'grievance',
      note: '',
      content: { ticket: { details: 'What do you keep?', email: 'asha@example.com' } },
    })
    expect(ticket.cannedAnswers[0].text).toContain('मेरी निजता')
    expect(ticket.admins.map((one: { id: string }) => one.id)).toEqual(
      expect.arrayContaining([admin.accountId, other.accountId, support.accountId]),
    )
    const request = (await expectOk(read('contact', await addRequest()))).json()
    expect(request.content.request).toMatchObject({ mobile: '9876501234', isDone: false })
    expect(request.cannedAnswers[0].text).toContain('Talked to them')
    const jobId = await addJob()
    await addReport(jobId)
    const reported = (await expectOk(read('report', jobId))).json()
    expect(reported).toMatchObject({
      cannedAnswers: [],
      content: { job: { jobId, state: 'live', applications: 0, calls: 0, openReports: 1 } },
    })
  })

  test('S7-1179: that an admin read what a person wrote is in the audit record', async () => {
    const recorded = await recording('case-read')
    await expectOk(read('grievance', await addTicket()))
    const requestId = await addRequest()
    await expectOk(read('contact', requestId))
    expect(await recorded()).toMatchObject([
      {
        person_id: candidate.accountId,
        actor_id: admin.accountId,
        details: { number: expect.stringMatching(/^GR-/) },
      },
      { person_id: null, details: { number: requestId } },
    ])
  })

  test('is not there for unknown ids', async () => {
    for (const kind of ['report', 'contact', 'grievance']) {
      for (const id of [randomUUID(), 'x', '%00']) {
        expect((await read(kind, id)).statusCode).toBe(404)
        expect((await take(kind, id)).statusCode).toBe(404)
      }
    }
    expect((await read('letter', randomUUID())).statusCode).toBe(400)
    // A job that nobody has reported is no case.
    expect((await take('report', await addJob())).statusCode).toBe(404)
  })
})

describe.each(['report', 'contact', 'grievance'] as const)('who works on a %s', (kind) => {
  const make = makers[kind]

  test('S7-188: an admin takes it, notes, lets it wait and gives it back, each recorded once', async () => {
    const id = await make()
    const recorded = await recording('case-changed')
    const owner = { id: admin.accountId, name: admin.phone, isMe: true }
    expect((await take(kind, id)).json()).toMatchObject({ owner, note: '', state: 'open' })
    expect((await take(kind, id)).json()).toMatchObject({ owner })
    expect(await recorded()).toHaveLength(1)
    const seenOwner = admin.accountId
    const noted = await assign(kind, id, { seenOwner, note: ' Rang twice ' })
    expect(noted.json()).toMatchObject({ owner, note: 'Rang twice' })
    const waits = await assign(kind, id, { seenOwner, isWaiting: true })
    expect(waits.json()).toMatchObject({ owner, note: 'Rang twice', state: 'waiting' })
    expect(await casesIn('', other)).toMatchObject([{ id, owner: { ...owner, isMe: false } }])
    const back = await assign(kind, id, { seenOwner, ownerId: 'nobody' })
    expect(back.json()).toMatchObject({ owner: null, note: 'Rang twice' })
    const said = (await recorded()).map(({ details }) => details)
    expect(said).toMatchObject(
      ['audit.taken', 'audit.noted', 'audit.waits', 'audit.givenBack'].map((key) => ({
        state: { key },
      })),
    )
  })

  test('S7-1180: it is handed on to an admin of the desk, and to nobody else', async () => {
    const id = await make()
    const desk = kind === 'report' ? verifier : support
    const handed = await assign(kind, id, { ownerId: desk.accountId })
    expect(handed.json()).toMatchObject({ owner: { id: desk.accountId, isMe: false } })
    for (const stranger of [finance.accountId, candidate.accountId, randomUUID()]) {
      const refused = await assign(kind, id, { seenOwner: desk.accountId, ownerId: stranger })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'CHANGED_MEANWHILE'])
    }
    expect((await take(kind, id, desk, { seenOwner: desk.accountId })).statusCode).toBe(200)
  })

  test('S9-32: of two admins at once one takes it, and the other is told whose it is', async () => {
    const id = await make()
    const replies = await Promise.all([take(kind, id), take(kind, id, other)])
    const statuses = replies.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    const [winner, loser] = statuses[0] === 200 ? [admin, other] : [other, admin]
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'TAKEN_BY_OTHER',
      message: `${winner.phone} has taken this already`,
    })
    expect((await assign(kind, id, { note: 'Mine' }, loser)).statusCode).toBe(409)
    // Who has seen whose it is takes it over.
    const over = await take(kind, id, loser, { seenOwner: winner.accountId })
    expect(over.json()).toMatchObject({ owner: { id: loser.accountId, isMe: true } })
    expect((await take(kind, id, winner, { seenOwner: randomUUID() })).statusCode).toBe(409)
  })

  test.each([
    { ownerId: 'x' },
    { seenOwner: 7 },
    { note: 'a\0' },
    { isWaiting: 'yes' },
    { dueOn: '2026-02-30' },
    { dueOn: '' },
    { dueOn: 7 },
  ])('refuses %j', async (input) => {
    expect((await assign(kind, await make(), input)).statusCode).toBe(400)
  })

  test('refuses a note that is too long', async () => {
    const note = 'x'.repeat(limits.longText + 1)
    expect((await assign(kind, await make(), { note })).statusCode).toBe(400)
  })
})

test('S7-189: the author of a ticket sees neither the owner nor the note', async () => {
  const id = await addTicket()
  await expectOk(take('grievance', id, admin, { note: 'Asked the employer' }))
  const own = await expectOk(candidate.call('POST', '/api/grievances/own', { json: {} }))
  expect(own.body).not.toContain('Asked the employer')
  expect(own.body).not.toContain(admin.accountId)
})

test('S7-192: each desk sees its own cases, and nobody else any', async () => {
  const ids = {
    report: await makers.report(),
    contact: await addRequest(),
    grievance: await addTicket(),
  }
  const kindsOf = async (viewer: TestViewer) =>
    (await casesIn('', viewer)).map(({ kind }) => kind).toSorted()
  expect(await kindsOf(verifier)).toEqual(['report'])
  expect(await kindsOf(support)).toEqual(['contact', 'grievance'])
  expect(await casesIn('?kind=contact', verifier)).toEqual([])
  expect((await list('', finance)).statusCode).toBe(403)
  for (const [viewer, kind] of [
    [verifier, 'contact'],
    [verifier, 'grievance'],
    [support, 'report'],
    [finance, 'report'],
    [candidate, 'report'],
    [employer, 'contact'],
  ] as const) {
    expect((await read(kind, ids[kind], viewer)).statusCode).toBe(403)
    expect((await take(kind, ids[kind], viewer)).statusCode).toBe(403)
  }
  expect((await callApi(testApp, 'GET', '/api/inbox')).statusCode).toBe(401)
  expect((await callApi(testApp, 'GET', `/api/inbox/contact/${ids.contact}`)).statusCode).toBe(401)
  expect(
    (await callApi(testApp, 'PATCH', `/api/inbox/contact/${ids.contact}`, { json: {} })).statusCode,
  ).toBe(401)
})

test('S7-1193: what was done long ago is found by a search alone', async () => {
  const jobId = await addJob()
  await addReport(jobId)
  const json = { decision: 'kept', openReports: 1 }
  await expectOk(admin.call('PATCH', `/api/jobs/${jobId}/reports`, { json }))
  const requestId = await addRequest()
  const done = { json: { isDone: true, note: 'Called' } }
  await expectOk(admin.call('PATCH', `/api/contactRequests/${requestId}`, done))
  const ticketId = await addTicket()
  const answer = { json: { answer: 'Here it is.' } }
  await expectOk(admin.call('PATCH', `/api/grievances/${ticketId}`, answer))
  const all = [jobId, requestId, ticketId].toSorted()
  testApp.clock.advance({ days: limits.caseDoneDays })
  const then = await signIn(testApp, 'admin')
  const idsOf = async (query: string) => (await casesIn(query, then)).map(({ id }) => id).toSorted()
  expect(await idsOf('?view=done')).toEqual(all)
  testApp.clock.advance({ seconds: 1 })
  expect(await idsOf('?view=done')).toEqual([])
  expect((await list('?view=done', then)).headers['x-total-count']).toBe('0')
  expect(await idsOf('?view=done&search=Verma')).toEqual([requestId])
  expect(await idsOf('?view=done&search=Delivery')).toEqual([jobId])
})
