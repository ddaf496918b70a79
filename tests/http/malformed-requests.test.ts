import { describe, expect, test } from 'vitest'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { candidateAnswers } from '#tests/support/profile-factories.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { signIn } from '#tests/support/viewers.ts'

const testApp = closeAfterAll(await createTestApp())
const candidate = await signIn(testApp, 'candidate')

const send = (url: string, contentType: string | undefined, payload: string) =>
  testApp.app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${candidate.token}`,
      'content-length': String(Buffer.byteLength(payload)),
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    payload,
  })

describe('a call that takes nothing', () => {
  test.each([
    ['JSON', 'application/json'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['text', 'text/plain;charset=UTF-8'],
    ['nothing at all', undefined],
  ])('may come with an empty body called %s', async (_, contentType) => {
    const reply = await send('/api/check_auth', contentType, '')
    expect(reply.json()).toEqual({ success: true, data: 'users' })
  })
})

describe('I4: a body of another type is refused', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json garbage',
    'multipart/form-data; boundary=x',
    undefined,
  ])('S7-55: %s', async (contentType) => {
    const reply = await send('/send-otp', contentType, '{"phoneNumber":"+919876543210"}')
    expect(reply.statusCode).toBe(415)
    expect(reply.json()).toMatchObject({ code: 'WRONG_CONTENT_TYPE' })
  })
})

test.each([' application/json', '\tapplication/json', 'application/json;', 'APPLICATION/JSON'])(
  'I4: a type that is spelt oddly lets nothing past the check: %j',
  async (contentType) => {
    const reply = await send('/send-otp', contentType, '{"phoneNumber":{"not":"a text"}}')
    expect([400, 415]).toContain(reply.statusCode)
  },
)

describe('I3: a value of another kind is refused, and is no failure of ours', () => {
  const request = (query: string) =>
    `{"name":"Asha","mobile":"9876543210","email":"asha@example.com","query":${query}}`

  test.each([
    ['a list for a text', '["Call me"]', 422],
    ['an object for a text', '{"toString":"Call me"}', 422],
    ['a number for a text', '12', 422],
    ['a text that Postgres can not keep', String.raw`"Call\u0000me"`, 422],
    ['half a letter', String.raw`"Call\ud800me"`, 422],
    ['a field that comes twice, of which the last counts', '"Call me","query":["x"]', 422],
  ])('%s', async (_, query, status) => {
    const reply = await send('/submitForm', 'application/json', request(query))
    expect([reply.statusCode, reply.json().code]).toEqual([status, 'INVALID_FORM'])
  })
})

describe('I3: a body that can not be read is malformed', () => {
  const part = (head: string, body: string) =>
    `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}`

  test.each([
    ['JSON cut short', 'application/json', '{"type":"users"'],
    ['JSON that reaches for a prototype', 'application/json', '{"__proto__":{"type":"users"}}'],
    ['JSON nested deeply', 'application/json', '['.repeat(10_000)],
    ['a form without a boundary', 'multipart/form-data', 'type=users'],
    ['a form that has no parts', 'multipart/form-data; boundary=x', 'type=users'],
    ['a form cut short', 'multipart/form-data; boundary=x', part('name="type"', 'users')],
    [
      'a file cut short',
      'multipart/form-data; boundary=x',
      part('name="resume"; filename="a.pdf"', '%PDF-1.7'),
    ],
    [
      'a field named after a prototype',
      'multipart/form-data; boundary=x',
      `${part('name="__proto__"', 'users')}\r\n--x--\r\n`,
    ],
  ])('S9-1: %s', async (_, contentType, payload) => {
    const reply = await send('/api/upload', contentType, payload)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'MALFORMED' })
  })
})

test('S9-8: a body that is too large is refused', async () => {
  const reply = await send('/send-otp', 'application/json', JSON.stringify('x'.repeat(100_000)))
  expect(reply.statusCode).toBe(413)
  expect(reply.json()).toEqual({ message: 'This is too big to send', code: 'TOO_LARGE' })
})

test('S5-11: a field that is null counts as left out', async () => {
  const json = { type: 'users', ...candidateAnswers, skills: null, jobId: null, form: null }
  const saved = await candidate.call('POST', '/api/upload', { json })
  expect(saved.statusCode).toBe(200)
  const listed = await candidate.call('POST', '/api/allJobs', {
    json: { apply: 'false', q: null, cursor: null, limit: null },
  })
  expect(listed.json()).toEqual([])
})

test('S9-2: an address that can not be decoded is refused like everything else', async () => {
  const reply = await testApp.app.inject({ method: 'GET', url: '/api/jobs/%zz' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toEqual({
    message: 'We could not read this request',
    code: 'MALFORMED',
  })
  expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
})
