import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import { createCandidate } from '#tests/support/profile-factories.ts'
import { workQueue } from '#tests/support/queue.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-12-01T09:00:00Z')
const admin = await signIn(testApp, 'admin')
const other = await signIn(testApp, 'admin')
const candidate = await createCandidate(testApp)
beforeEach(async () => {
  await testApp.db.deleteFrom('grievances').execute()
  await testApp.db.deleteFrom('rate_limits').execute()
  await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
})

const answers = { topic: 'access', email: 'asha@example.com', details: 'What do you keep?' }
const file = (viewer: TestViewer, also: object = {}) =>
  viewer.call('POST', '/api/grievances', {
    json: { submissionId: randomUUID(), ...answers, ...also },
  })
const received = async (filters: object = {}) =>
  expectOk(admin.call('POST', '/api/grievances/received', { json: filters }))
const own = async (viewer: TestViewer, filters: object = {}) =>
  expectOk(viewer.call('POST', '/api/grievances/own', { json: filters }))
const answer = (id: string, text: unknown) =>
  admin.call('PATCH', `/api/grievances/${id}`, { json: { answer: text } })
const assign = (id: string, input: object = {}, viewer = admin) =>
  viewer.call('PATCH', `/api/grievances/${id}/owner`, {
    json: { isTaken: true, ...input },
  })
const mailsTo = async (address: string) =>
  (await testApp.composition.outbox.list()).filter(({ to }) => to === address)

describe('filing a ticket', () => {
  test('S7-145: returns a number and a due date, and confirms both by mail', async () => {
    const email = `${randomUUID()}@example.com`
    const reply = await expectOk(file(candidate, { email }))
    const { number, dueOn, message } = reply.json()
    expect(number).toMatch(/^GR-\d{6}$/)
    expect(dueOn).toBe('2026-12-16')
    expect(message).toBe(`We have your ticket ${number}. We will answer by 16-12-2026.`)
    await workQueue(testApp)
    const [mail, ...others] = await mailsTo(email)
    expect(others).toEqual([])
    expect(mail?.text).toContain(number)
    expect(mail?.text).toContain(testApp.composition.config.supportEmail)
    expect((await own(candidate)).json()).toMatchObject([
      { number, topic: 'access', dueOn, answer: null, answeredOn: null },
    ])
  })

  test('S7-146: creates one ticket for repeated or concurrent sends of a form', async () => {
    const submissionId = randomUUID()
    const replies = await Promise.all([1, 2, 3].map(() => file(candidate, { submissionId })))
    const numbers = replies.map((reply) => reply.json().number)
    expect(new Set(numbers).size).toBe(1)
    expect((await own(candidate)).headers['x-total-count']).toBe('1')
    // Somebody else's form may have the same id.
    const other = await createCandidate(testApp)
    expect((await file(other, { submissionId })).json().number).not.toBe(numbers[0])
  })

  test.each([
    [{ topic: '' }, 422, 'topic'],
    [{ topic: 'gossip' }, 422, 'topic'],
    [{ email: 'asha' }, 422, 'email'],
    [{ details: ' ' }, 422, 'details'],
    [{ details: 'x'.repeat(1001) }, 422, 'details'],
    [{ details: 'a\0b' }, 422, 'details'],
    [{ submissionId: 'x' }, 400, 'submissionId'],
  ])('S7-147: refuses %j', async (also, status, field) => {
    const reply = await file(candidate, also)
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([status, [field]])
    expect((await own(candidate)).json()).toEqual([])
  })

  test('S7-148: requires an account', async () => {
    const json = { submissionId: randomUUID(), ...answers }
    expect((await callApi(testApp, 'POST', '/api/grievances', { json })).statusCode).toBe(401)
    expect((await file(admin)).statusCode).toBe(403)
  })

  test('S7-149: hides tickets of others', async () => {
    await expectOk(file(candidate))
    const other = await createCandidate(testApp)
    expect((await own(other)).json()).toEqual([])
  })
})

describe('the admins’ list', () => {
  test('S7-150: is sorted by due date, with authors, and marks overdue tickets', async () => {
    await expectOk(file(candidate, { details: 'first' }))
    testApp.clock.advance({ days: 1 })
    await expectOk(file(candidate, { details: 'second' }))
    testApp.clock.advance({ days: limits.grievanceAnswerDays })
    const reply = await received()
    expect(reply.json()).toMatchObject([
      { details: 'first', isOverdue: true, name: 'Asha Rao', role: 'users' },
      { details: 'second', isOverdue: false },
    ])
    expect(JSON.parse(String(reply.headers['x-counts']))).toEqual({ open: 2, answered: 0 })
  })

  test('tickets of one millisecond keep the order in which they were written', async () => {
    const words = ['1', '2', '3', '4', '5']
    for (const details of words) await expectOk(file(candidate, { details }))
    const first = await received({ limit: 3 })
    const second = await received({ limit: 3, cursor: first.headers['x-next-cursor'] })
    const seen = [...first.json(), ...second.json()].map(({ details }) => details)
    expect(seen).toEqual(words)
    const mine = (await own(candidate)).json().map(({ details }: { details: string }) => details)
    expect(mine).toEqual(words.toReversed())
  })

  test('has pages', async () => {
    for (const details of ['1', '2', '3']) {
      testApp.clock.advance({ days: 1 })
      await expectOk(file(candidate, { details }))
    }
    const first = await received({ limit: 2 })
    const second = await received({ limit: 2, cursor: first.headers['x-next-cursor'] })
    const seen = [...first.json(), ...second.json()].map(({ details }) => details)
    expect(seen).toEqual(['1', '2', '3'])
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })
})

describe('taking a ticket', () => {
  const addTicket = async (): Promise<string> => {
    await expectOk(file(candidate))
    return (await received()).json()[0].id
  }
  const owner = { id: admin.accountId, name: admin.phone, isMe: true }

  test('S7-189: shows who has it, with a note that its author never sees', async () => {
    const id = await addTicket()
    expect((await expectOk(assign(id, { note: 'Asked the employer' }))).json()).toMatchObject({
      owner,
      note: 'Asked the employer',
    })
    await expectOk(assign(id))
    const seen = await expectOk(other.call('POST', '/api/grievances/received', { json: {} }))
    expect(seen.json()).toMatchObject([{ owner: { ...owner, isMe: false } }])
    expect((await own(candidate)).body).not.toContain('Asked the employer')
    await expectOk(assign(id, { isTaken: false, seenOwner: admin.accountId }))
    expect((await received()).json()).toMatchObject([{ owner: null, note: 'Asked the employer' }])
    const events = await testApp.db
      .selectFrom('audit_events')
      .select(['person_id', 'details'])
      .where('kind', '=', 'grievance-assigned')
      .orderBy('number')
      .execute()
    expect(events).toMatchObject([
      { person_id: candidate.accountId, details: { state: { key: 'audit.taken' } } },
      { details: { state: { key: 'audit.givenBack' } } },
    ])
  })

  test('of two admins at once one takes it; the other is told, and can’t answer', async () => {
    const id = await addTicket()
    const replies = await Promise.all([assign(id), assign(id, {}, other)])
    expect(
      replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([200, 409])
    const [winner, loser] = replies[0].statusCode === 200 ? [admin, other] : [other, admin]
    const json = { answer: 'Yes' }
    const refused = await loser.call('PATCH', `/api/grievances/${id}`, { json })
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'TAKEN_BY_OTHER',
        message: `${winner.phone} has taken this already`,
      }),
    ])
    await expectOk(assign(id, { seenOwner: winner.accountId }, loser))
    await expectOk(loser.call('PATCH', `/api/grievances/${id}`, { json }))
    expect((await received({ state: 'answered' })).json()).toMatchObject([
      { owner: { id: loser.accountId } },
    ])
  })

  test('S7-192: is for admins alone, and answers 404 to an unknown ticket', async () => {
    const id = await addTicket()
    expect((await assign(id, {}, candidate)).statusCode).toBe(403)
    const json = { isTaken: true }
    const path = `/api/grievances/${id}/owner`
    expect((await callApi(testApp, 'PATCH', path, { json })).statusCode).toBe(401)
    const [missing, nonsense] = [await assign(randomUUID()), await assign('x')]
    expect([missing.statusCode, nonsense.body]).toEqual([404, missing.body])
    expect((await assign(id, { note: 'a\0' })).statusCode).toBe(400)
  })
})

describe('answering', () => {
  const addTicket = async (email = 'asha@example.com'): Promise<string> => {
    await expectOk(file(candidate, { email }))
    return (await received()).json()[0].id
  }

  test('S7-152: mails the answer, shows it to the author, and removes the ticket from the list', async () => {
    const email = `${randomUUID()}@example.com`
    const id = await addTicket(email)
    await workQueue(testApp)
    await expectOk(answer(id, 'You find it on your Privacy page.'))
    await workQueue(testApp)
    const mails = await mailsTo(email)
    expect(mails.some(({ text }) => text.includes('You find it on your Privacy page.'))).toBe(true)
    expect((await received()).json()).toEqual([])
    expect((await received({ state: 'answered' })).json()).toMatchObject([{ id }])
    expect((await own(candidate)).json()).toMatchObject([
      { answer: 'You find it on your Privacy page.', answeredOn: expect.any(String) },
    ])
  })

  test('S7-153: is idempotent, and refuses a second, different answer', async () => {
    const id = await addTicket()
    await expectOk(answer(id, 'Yes'))
    await expectOk(answer(id, 'Yes'))
    const other = await answer(id, 'No')
    expect([other.statusCode, other.json().code]).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await own(candidate)).json()).toMatchObject([{ answer: 'Yes' }])
  })

  test('accepts one of two concurrent answers', async () => {
    const id = await addTicket()
    const replies = await Promise.all([answer(id, 'Yes'), answer(id, 'No')])
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  })

  test('requires a text and a ticket', async () => {
    const id = await addTicket()
    for (const text of ['', ' ', undefined, 7]) {
      expect((await answer(id, text)).statusCode).toBe(422)
    }
    const [missing, nonsense] = [await answer(randomUUID(), 'Yes'), await answer('x', 'Yes')]
    expect([missing.statusCode, nonsense.body]).toEqual([404, missing.body])
  })

  test('S7-151: is only for admins', async () => {
    const id = await addTicket()
    const json = { answer: 'Yes' }
    const path = `/api/grievances/${id}`
    expect((await candidate.call('PATCH', path, { json })).statusCode).toBe(403)
    expect((await callApi(testApp, 'PATCH', path, { json })).statusCode).toBe(401)
    const list = '/api/grievances/received'
    expect((await candidate.call('POST', list, { json: {} })).statusCode).toBe(403)
  })
})
