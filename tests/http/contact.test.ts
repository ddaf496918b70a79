import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ContactRequest } from '#contract/contact/schemas.ts'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi } from '#tests/support/inject.ts'
import type { CallOptions, TestReply } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
testApp.clock.set('2026-03-01T09:00:00Z')
const admin = await signIn(testApp, 'admin')
const other = await signIn(testApp, 'admin')

beforeEach(async () => {
  await testApp.db.deleteFrom('contact_requests').execute()
  await testApp.db.deleteFrom('rate_limits').execute()
  await testApp.composition.pool.query('delete from graphile_worker._private_jobs')
})

const answers = {
  name: 'Asha Verma',
  mobile: '9876501234',
  email: 'asha@example.com',
  query: 'I paid twice.\nPlease call after 6 pm.',
}

const submit = (form: object = {}, options: CallOptions = {}): Promise<TestReply> =>
  callApi(testApp, 'POST', '/submitForm', { json: { ...answers, ...form }, ...options })

const list = (filters: object = {}): Promise<TestReply> =>
  admin.call('POST', '/api/contactRequests', { json: filters })

const namesIn = (reply: TestReply): string[] => {
  const requests: ContactRequest[] = reply.json()
  return requests.map((request) => request.name)
}

const mark = (id: string, isDone: unknown, note?: unknown, viewer = admin): Promise<TestReply> =>
  viewer.call('PATCH', `/api/contactRequests/${id}`, {
    json: { isDone, ...(note !== undefined && { note }) },
  })

const assign = (id: string, input: object = {}, viewer = admin): Promise<TestReply> =>
  viewer.call('PATCH', `/api/contactRequests/${id}/owner`, {
    json: { isTaken: true, ...input },
  })

async function add(name: string = answers.name): Promise<string> {
  testApp.clock.advance({ minutes: 1 })
  await submit({ name })
  return (await list()).json()[0].id
}

const countQueuedMails = async (): Promise<number> => {
  const { rows } = await testApp.composition.pool.query(
    'select 1 from graphile_worker._private_jobs',
  )
  return rows.length
}

const countStored = async (): Promise<number> => {
  const rows = await testApp.db.selectFrom('contact_requests').select('id').execute()
  return rows.length
}

describe('POST /submitForm', () => {
  test('S3-27: stores the request for admins', async () => {
    const reply = await submit({ name: '  Asha Verma ' })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      message: 'Your request has been sent. We will call you back.',
    })
    expect((await list()).json()).toEqual([
      {
        id: expect.any(String),
        ...answers,
        isDone: false,
        owner: null,
        note: '',
        sentAt: '2026-03-01T09:00:00.000Z',
      },
    ])
  })

  test('S5-36: names every missing answer, the first one in the message', async () => {
    const reply = await callApi(testApp, 'POST', '/submitForm', { json: {} })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toEqual({
      code: 'INVALID_FORM',
      message: 'Name is required',
      fields: {
        name: 'Name is required',
        mobile: 'Mobile number is required',
        email: 'Email is required',
        query: 'Query is required',
      },
    })
    expect(await countStored()).toBe(0)
  })

  test.each([
    ['name', 'a'.repeat(limits.shortText + 1)],
    ['name', 'Asha\r\nBcc: everybody@example.com'],
    ['name', 'Asha\0'],
    ['name', ['Asha']],
    ['mobile', '98765'],
    ['mobile', '9876501234\r\nX: y'],
    ['email', 'asha'],
    ['email', 'asha@example.com\r\nBcc: everybody@example.com'],
    ['query', 'a'.repeat(limits.longText + 1)],
    ['query', '   '],
    ['query', 'half \ud800'],
  ])('S5-37: refuses %s: %j', async (field, value) => {
    const reply = await submit({ [field]: value })
    expect(reply.statusCode).toBe(422)
    expect(Object.keys(reply.json().fields)).toEqual([field])
    expect(await countStored()).toBe(0)
  })

  test.each([{ submissionId: 'x' }, { submissionId: 7 }])('refuses %j', async (form) => {
    expect((await submit(form)).statusCode).toBe(400)
  })

  test('S7-54: creates one request for repeated or concurrent sends with one id', async () => {
    const submissionId = randomUUID()
    const replies = await Promise.all([submit({ submissionId }), submit({ submissionId })])
    replies.push(await submit({ submissionId }))
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200])
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    expect(await countStored()).toBe(1)
    expect(await countQueuedMails()).toBe(1)
  })

  test('S10-35: limits requests per network and hour, without counting repeats and refusals', async () => {
    const address = '203.0.113.7'
    const submissionId = randomUUID()
    await submit({ submissionId }, { address })
    expect((await submit({ submissionId }, { address })).statusCode).toBe(200)
    expect((await submit({ name: '' }, { address })).statusCode).toBe(422)
    for (let sent = 1; sent < limits.contactFormsPerAddressPerHour; sent += 1) {
      expect((await submit({}, { address })).statusCode).toBe(200)
    }
    const refused = await submit({}, { address: '203.0.113.99' })
    expect(refused.statusCode).toBe(429)
    expect(refused.json().code).toBe('TOO_MANY_REQUESTS')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await countStored()).toBe(limits.contactFormsPerAddressPerHour)
    expect((await submit({}, { address: '198.51.100.1' })).statusCode).toBe(200)
  })
})

describe('POST /api/contactRequests', () => {
  test('S7-75: lists open requests in pages, newest first, with counts', async () => {
    for (const name of ['First', 'Second', 'Third']) await add(name)
    const first = await list({ limit: 2 })
    expect(namesIn(first)).toEqual(['Third', 'Second'])
    expect(first.headers['x-total-count']).toBe('3')
    expect(JSON.parse(String(first.headers['x-counts']))).toEqual({ open: 3, done: 0 })
    const second = await list({ limit: 2, cursor: first.headers['x-next-cursor'] })
    expect(namesIn(second)).toEqual(['First'])
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })

  test('keeps the order in which requests of one millisecond were written', async () => {
    const names = ['1', '2', '3', '4', '5']
    for (const name of names) await submit({ name })
    const found: string[] = []
    let cursor: string | undefined
    do {
      const reply = await list({ limit: 2, ...(cursor !== undefined && { cursor }) })
      found.push(...namesIn(reply))
      cursor = reply.headers['x-next-cursor']?.toString()
    } while (cursor !== undefined)
    expect(found).toEqual(names.toReversed())
  })

  test.each([{ state: 'all' }, { limit: 0 }, { limit: 201 }, { cursor: 'x' }])(
    'refuses %j',
    async (filters) => {
      expect((await list(filters)).statusCode).toBe(400)
    },
  )
})

/** The number of audit events about a request. */
async function countMarks(id: string): Promise<number> {
  const { rows } = await testApp.composition.pool.query(
    `select from audit_events where kind = 'contact-request-changed' and details->>'request' = $1`,
    [id],
  )
  return rows.length
}

describe('PATCH /api/contactRequests/:requestId', () => {
  test('S7-77: marks a request as done, and as open again', async () => {
    const id = await add()
    const owner = { id: admin.accountId, name: admin.phone, isMe: true }
    const done = (await mark(id, true, ' Wants a post. ')).json()
    expect(done).toMatchObject({ id, isDone: true, owner, note: 'Wants a post.' })
    expect((await mark(id, true, 'Wants a post.')).json()).toEqual(done)
    expect((await mark(id, true)).statusCode).toBe(200)
    expect(await countMarks(id)).toBe(1)
    expect((await list()).json()).toEqual([])
    const listed = await list({ state: 'done' })
    expect(namesIn(listed)).toEqual(['Asha Verma'])
    expect(listed.headers['x-total-count']).toBe('1')
    const reopened = (await mark(id, false)).json()
    expect(reopened).toMatchObject({ id, isDone: false, owner: null, note: 'Wants a post.' })
    expect(namesIn(await list())).toEqual(['Asha Verma'])
  })

  test('S7-187: is closed with a note of what came of it, and by the admin who has it', async () => {
    const id = await add()
    for (const note of [undefined, '', '  ']) {
      const reply = await mark(id, true, note)
      expect([reply.statusCode, reply.json().fields]).toEqual([
        422,
        { note: 'Write what came of it' },
      ])
    }
    await assign(id, { note: 'No answer yet' }, other)
    const taken = await mark(id, true, 'Done')
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'TAKEN_BY_OTHER'])
    expect(taken.json().message).toBe(`${other.phone} has taken this already`)
    expect((await mark(id, true, undefined, other)).json()).toMatchObject({ note: 'No answer yet' })
    expect((await mark(id, true, 'Something else')).json().code).toBe('CHANGED_MEANWHILE')
  })

  test('does not find other ids', async () => {
    for (const id of [randomUUID(), 'x', '%00']) {
      expect((await mark(id, true, 'Called')).statusCode).toBe(404)
      expect((await assign(id)).statusCode).toBe(404)
    }
  })

  test.each([7, 'x'.repeat(limits.longText + 1), 'a\0'])('refuses the note %j', async (note) => {
    const id = await add()
    expect((await mark(id, true, note)).statusCode).toBe(400)
    expect((await assign(id, { note })).statusCode).toBe(400)
  })

  test.each(['yes', 1, null, undefined])('refuses %j', async (isDone) => {
    const id = await add()
    expect((await mark(id, isDone)).statusCode).toBe(400)
  })
})

describe('PATCH /api/contactRequests/:requestId/owner', () => {
  test('S7-188: takes a request, notes, and gives it back, each recorded once', async () => {
    const id = await add()
    const owner = { id: admin.accountId, name: admin.phone, isMe: true }
    expect((await assign(id)).json()).toMatchObject({ id, owner, note: '' })
    expect((await assign(id)).json()).toMatchObject({ owner })
    expect(await countMarks(id)).toBe(1)
    const noted = await assign(id, { seenOwner: admin.accountId, note: ' Rang twice ' })
    expect(noted.json()).toMatchObject({ owner, note: 'Rang twice' })
    const seen = await other.call('POST', '/api/contactRequests', { json: {} })
    expect(seen.json()).toMatchObject([{ id, owner: { ...owner, isMe: false } }])
    const back = await assign(id, { isTaken: false, seenOwner: admin.accountId })
    expect(back.json()).toMatchObject({ owner: null, note: 'Rang twice' })
    expect((await assign(id, { isTaken: false })).statusCode).toBe(200)
    expect(await countMarks(id)).toBe(3)
  })

  test('S9-32: of two admins at once one takes it, and the other is told whose it is', async () => {
    const id = await add()
    const replies = await Promise.all([assign(id), assign(id, {}, other)])
    expect(
      replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([200, 409])
    const [winner, loser] = replies[0].statusCode === 200 ? [admin, other] : [other, admin]
    const told = replies.find(({ statusCode }) => statusCode === 409)
    expect(told?.json()).toMatchObject({
      code: 'TAKEN_BY_OTHER',
      message: `${winner.phone} has taken this already`,
    })
    expect(
      (await assign(id, { isTaken: false, seenOwner: winner.accountId }, loser)).statusCode,
    ).toBe(409)
    expect(await countMarks(id)).toBe(1)
    // Who has seen whose it is takes it over.
    const over = await assign(id, { seenOwner: winner.accountId }, loser)
    expect(over.json()).toMatchObject({ owner: { id: loser.accountId, isMe: true } })
    expect((await assign(id, { seenOwner: randomUUID() }, winner)).statusCode).toBe(409)
  })

  test.each([{ isTaken: 'yes' }, { isTaken: null }, { seenOwner: 'x' }])(
    'refuses %j',
    async (input) => {
      expect((await assign(await add(), input)).statusCode).toBe(400)
    },
  )
})

test.each([
  ['PATCH', `/api/contactRequests/${randomUUID()}/owner`],
  ['POST', '/api/contactRequests'],
  ['PATCH', `/api/contactRequests/${randomUUID()}`],
] as const)('S7-76: %s %s is for admins alone', async (method, url) => {
  const json = { isDone: true, note: 'Called', isTaken: true }
  expect((await callApi(testApp, method, url, { json })).statusCode).toBe(401)
  for (const role of ['candidate', 'employer'] as const) {
    const viewer = await signIn(testApp, role)
    const reply = await viewer.call(method, url, { json })
    expect(reply.statusCode).toBe(403)
    expect(reply.json().code).toBe('WRONG_ROLE')
  }
})
