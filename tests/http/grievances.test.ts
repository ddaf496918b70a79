import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
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
const received = async (view = 'open'): Promise<{ id: string }[]> => {
  const reply = await expectOk(admin.call('GET', `/api/inbox?kind=grievance&view=${view}`))
  return reply.json()
}
const own = async (viewer: TestViewer, filters: object = {}) =>
  expectOk(viewer.call('POST', '/api/grievances/own', { json: filters }))
const answer = (id: string, text: unknown) =>
  admin.call('PATCH', `/api/grievances/${id}`, { json: { answer: text } })
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

test('tickets of one millisecond keep the order in which they were written', async () => {
  const words = ['1', '2', '3', '4', '5']
  for (const details of words) await expectOk(file(candidate, { details }))
  const mine = (await own(candidate)).json().map(({ details }: { details: string }) => details)
  expect(mine).toEqual(words.toReversed())
})

describe('answering', () => {
  const addTicket = async (email = 'asha@example.com'): Promise<string> => {
    await expectOk(file(candidate, { email }))
    const [ticket] = await received()
    return ticket?.id ?? ''
  }

  test('S7-152: mails the answer, shows it to the author, and removes the ticket from the list', async () => {
    const email = `${randomUUID()}@example.com`
    const id = await addTicket(email)
    await workQueue(testApp)
    await expectOk(answer(id, 'You find it on your Privacy page.'))
    await workQueue(testApp)
    const mails = await mailsTo(email)
    expect(mails.some(({ text }) => text.includes('You find it on your Privacy page.'))).toBe(true)
    expect(await received()).toEqual([])
    expect(await received('done')).toMatchObject([{ id, state: 'done' }])
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
  })
})
