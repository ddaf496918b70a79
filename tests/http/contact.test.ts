import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#server/lib/limits.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { callApi, expectOk } from '#tests/support/inject.ts'
import type { CallOptions, TestReply } from '#tests/support/inject.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

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

const stored = () =>
  testApp.db.selectFrom('contact_requests').selectAll().orderBy('number').execute()

const mark = (id: string, isDone: unknown, note?: unknown, viewer = admin): Promise<TestReply> =>
  viewer.call('PATCH', `/api/contactRequests/${id}`, {
    json: { isDone, ...(note !== undefined && { note }) },
  })

const take = (id: string, viewer: TestViewer): Promise<TestReply> =>
  viewer.call('PATCH', `/api/inbox/contact/${id}`, {
    json: { ownerId: viewer.accountId, note: 'No answer yet' },
  })

async function add(): Promise<string> {
  await submit()
  const rows = await stored()
  return rows.at(-1)?.id ?? ''
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
    expect(await stored()).toMatchObject([
      {
        ...answers,
        is_done: false,
        owner_id: null,
        note: '',
        created_at: new Date('2026-03-01T09:00:00.000Z'),
        // The end of Monday: the first was a Sunday.
        due_at: new Date('2026-03-02T18:29:59.999Z'),
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
    const done = (await mark(id, true, ' Wants a post. ')).json()
    expect(done).toMatchObject({ id, isDone: true })
    const [closed] = await stored()
    expect(closed).toMatchObject({ owner_id: admin.accountId, note: 'Wants a post.' })
    expect((await mark(id, true, 'Wants a post.')).json()).toEqual(done)
    expect((await mark(id, true)).statusCode).toBe(200)
    expect(await countMarks(id)).toBe(1)
    expect((await mark(id, false)).json()).toMatchObject({ id, isDone: false })
    expect(await stored()).toMatchObject([
      { is_done: false, owner_id: null, note: 'Wants a post.' },
    ])
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
    await expectOk(take(id, other))
    const taken = await mark(id, true, 'Done')
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'TAKEN_BY_OTHER'])
    expect(taken.json().message).toBe(`${other.phone} has taken this already`)
    await expectOk(mark(id, true, undefined, other))
    expect(await stored()).toMatchObject([{ note: 'No answer yet' }])
    expect((await mark(id, true, 'Something else')).json().code).toBe('CHANGED_MEANWHILE')
  })

  test('does not find other ids', async () => {
    for (const id of [randomUUID(), 'x', '%00']) {
      expect((await mark(id, true, 'Called')).statusCode).toBe(404)
    }
  })

  test.each([7, 'x'.repeat(limits.longText + 1), 'a\0'])('refuses the note %j', async (note) => {
    const id = await add()
    expect((await mark(id, true, note)).statusCode).toBe(400)
  })

  test.each(['yes', 1, null, undefined])('refuses %j', async (isDone) => {
    const id = await add()
    expect((await mark(id, isDone)).statusCode).toBe(400)
  })
})

test('S7-76: marking a request is for admins alone', async () => {
  const [method, url] = ['PATCH', `/api/contactRequests/${randomUUID()}`] as const
  const json = { isDone: true, note: 'Called' }
  expect((await callApi(testApp, method, url, { json })).statusCode).toBe(401)
  for (const role of ['candidate', 'employer'] as const) {
    const viewer = await signIn(testApp, role)
    const reply = await viewer.call(method, url, { json })
    expect(reply.statusCode).toBe(403)
    expect(reply.json().code).toBe('WRONG_ROLE')
  }
})
